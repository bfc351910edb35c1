import { HeadBucketCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import { diskStore, type FileStore, type S3Config } from "./store.ts";

/**
 * Files in a bucket of Amazon S3 or of a compatible service (MinIO, Garage, Ceph, R2).
 * @param timeoutMs how long one attempt may take; the client makes three
 */
export function s3Store(config: S3Config, timeoutMs = 20_000): FileStore {
  const client = new S3Client({
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: timeoutMs,
      // Otherwise the SDK only warns, and waits for a service that fell silent for good.
      throwOnRequestTimeout: true,
      socketTimeout: timeoutMs,
    },
    ...(config.endpoint
      ? {
          endpoint: config.endpoint,
          forcePathStyle: config.forcePathStyle ?? true,
          // The SDK's newer checksum trailers are Amazon's own; many compatible services refuse them.
          requestChecksumCalculation: "WHEN_REQUIRED",
          responseChecksumValidation: "WHEN_REQUIRED",
        }
      : { forcePathStyle: config.forcePathStyle ?? false }),
  });
  // Access is the bucket's policy: object ACLs are off in new buckets and unknown to most other services.
  const driver = new S3Driver({ client, bucket: config.bucket, visibility: "private", supportsACL: false });
  return diskStore(new Disk(driver), {
    isMissing: (cause) => cause instanceof S3ServiceException && cause.name === "NoSuchKey",
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket: config.bucket }));
    },
  });
}
