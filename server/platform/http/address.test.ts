import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkAddress, refusedAddress } from "./address.ts";

const host = "127.0.0.1";
const other = createServer();
let port: number;
beforeAll(async () => {
  await once(other.listen({ host, port: 0 }), "listening");
  port = (other.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => other.close(resolve)));

it("names the port that another program has, and the setting for another one", async () => {
  await expect(checkAddress({ host, port })).rejects.toMatchObject({
    name: "StartRefused",
    lines: [expect.stringMatching(new RegExp(`^Port ${port} of 127\\.0\\.0\\.1 is taken .* PORT`))],
  });
});

it("gives a free port back", async () => {
  await checkAddress({ host, port: 0 });
  const free = createServer();
  await once(free.listen({ host, port: 0 }), "listening");
  const address = { host, port: (free.address() as AddressInfo).port };
  await new Promise((resolve) => free.close(resolve));
  await checkAddress(address);
  await checkAddress(address);
});

it("says what is wrong with an address of another machine", async () => {
  // Of a network for documentation (RFC 5737), which no machine has.
  await expect(checkAddress({ host: "192.0.2.1", port: 0 })).rejects.toThrow(
    "192.0.2.1 is no address of this machine. HOST",
  );
});

it("says who may listen on a port, and leaves other failures as they are", () => {
  const refused = refusedAddress(Object.assign(new Error(), { code: "EACCES" }), { host, port: 80 });
  expect(refused?.lines[0]).toMatch(/^This user may not listen on port 80\..* PORT/);
  expect(refusedAddress(new Error("something else"), { host, port })).toBeUndefined();
});
