import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  chooseEncoding,
  decodeBrotli,
  type Encoding,
  encodeOnce,
  encodePage,
  encodings,
} from "./page-encoding.ts";

const page = Buffer.from(`<html>${'<p class="card">Karibu, Wanjikũ</p>'.repeat(2000)}</html>`);
const decode = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Uint8Array) => Buffer.from(body),
} satisfies Record<Encoding, (body: Uint8Array) => Buffer>;

describe("the encoding of a page", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br", "zstd"],
    ["gzip, deflate, br", "br", "br"],
    ["zstd, gzip", "gzip", "zstd"],
    ["gzip, br;q=0", "gzip", "gzip"],
    ["zstd;q=0", "identity", "identity"],
    [undefined, "identity", "identity"],
  ])("of %s is %s where it is kept and %s where it is written once", (header, kept, once) => {
    expect(chooseEncoding(header, encodings.kept)).toBe(kept);
    expect(chooseEncoding(header, encodings.once)).toBe(once);
  });

  it.each([...encodings.once, "identity"] as const)("as %s holds the page", async (encoding) => {
    const body = await encodeOnce(page, encoding);
    expect(decode[encoding](body).equals(page)).toBe(true);
    if (encoding !== "identity") expect(body.length).toBeLessThan(page.length / 100);
  });

  it("of a page that is kept can be made of its brotli", async () => {
    expect((await decodeBrotli(await encodePage(page, "br"))).equals(page)).toBe(true);
    expect(gunzipSync(await encodePage(page, "gzip")).equals(page)).toBe(true);
  });
});
