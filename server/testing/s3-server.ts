import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import S3rver, { type S3Object } from "s3rver";

/** An S3 service on this machine with the bucket `documents`, for the credentials `S3RVER`. */
export async function startS3Server(directory: string) {
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "documents" }],
  });
  const { store } = server;
  // Its own acknowledges an object once it was read, before the file is there: whoever asked at once found nothing. And
  // as at S3, an object that takes another's place is there whole or not at all.
  store.putObject = async ({ bucket, key, content, metadata }: S3Object) => {
    const bytes = Buffer.isBuffer(content) ? content : Buffer.concat(await content.toArray());
    const file = store.getResourcePath(bucket, key, "object");
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.new`, bytes);
    await rename(`${file}.new`, file);
    const md5 = createHash("md5").update(bytes).digest("hex");
    await store.putMetadata(bucket, key, metadata, md5);
    return { size: bytes.length, md5 };
  };
  const { port } = await server.run();
  // A busy machine must not find its connections closed in the middle of an answer.
  server.httpServer.keepAliveTimeout = 600_000;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
