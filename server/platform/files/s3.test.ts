import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { s3Store } from "./s3.ts";

it("gives up on a service that takes requests and never answers", async () => {
  let asked = 0;
  const silent = createServer(() => {
    asked += 1;
  });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const store = s3Store(
    {
      kind: "s3",
      bucket: "documents",
      region: "us-east-1",
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: "id",
      secretAccessKey: "secret",
    },
    200,
  );
  await expect(store.get("a/b")).rejects.toThrow();
  await expect(store.check()).rejects.toThrow();
  expect(asked).toBeGreaterThan(2);
  silent.closeAllConnections();
  silent.close();
});
