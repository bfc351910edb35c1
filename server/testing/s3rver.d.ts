/** The part of the S3 test server that the tests use; the package brings no types. */
declare module "s3rver" {
  export interface S3Object {
    bucket: string;
    key: string;
    content: Buffer | import("node:stream").Readable;
    metadata: Record<string, string>;
  }
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
    store: {
      getResourcePath(bucket: string, key: string, resource: "object"): string;
      putObject(object: S3Object): Promise<{ size: number; md5: string }>;
      putMetadata(bucket: string, key: string, metadata: Record<string, string>, md5: string): Promise<void>;
    };
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
