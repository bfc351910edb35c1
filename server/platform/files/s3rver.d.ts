/** The part of the S3 test server that the tests use; the package brings no types. */
declare module "s3rver" {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    /** The HTTP server; there from `run` on. */
    httpServer: import("node:http").Server;
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
