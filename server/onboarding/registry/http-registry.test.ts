import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOutgoing } from "#server/platform/outgoing/outgoing.ts";
import { says, startIntegrator, troubles } from "#server/testing/registry-integrator.ts";
import { createHttpRegistry } from "./http-registry.ts";

let integrator: Awaited<ReturnType<typeof startIntegrator>>;
beforeAll(async () => {
  integrator = await startIntegrator();
});
afterAll(() => integrator.stop());

const local = createOutgoing({ allowLoopback: true });
const ask = (idNumber: string, outgoing = local, timeoutMillis = 5_000) =>
  createHttpRegistry({ url: integrator.url, key: "a-key" }, outgoing, { timeoutMillis }).find(idNumber);

describe("the registry over HTTP", () => {
  it("asks in the body, with the key, and reads the answer", async () => {
    const person = { idNumber: "23456701", fullName: "Grace Wanjiku Kamau", dateOfBirth: "1990-03-12" };
    integrator.behaviours.set("23456701", says(200, person));
    expect(await ask("23456701")).toEqual({ kind: "found", person });
    expect(integrator.asked.at(-1)).toEqual({
      idNumber: "23456701",
      authorization: "Bearer a-key",
      url: "/v1/persons",
    });
    expect(await ask("23456702")).toEqual({ kind: "not_found" });
  });

  it.each([
    ["hangs", "timeout"],
    ["trickles", "timeout"],
  ])("that %s is given up", async (trouble, reason) => {
    integrator.behaviours.set("23456703", troubles[trouble] ?? says(200, {}));
    expect(await ask("23456703", local, 80)).toEqual({ kind: "unavailable", reason });
  });

  it.each([
    ["hangs up", "connection"],
    ["breaks off", "connection"],
    ["pours without end", "too_large"],
    ["sends a page", "unreadable"],
    ["sends a page of 404", "unreadable"],
    ["sends nothing", "unreadable"],
    ["sends a list", "unreadable"],
    ["sends null", "unreadable"],
    ["is down", "status"],
    ["is busy", "status"],
    ["breaks", "status"],
    ["refuses the key", "key_refused"],
    ["wants payment", "status"],
  ])("that %s is unavailable: %s", async (trouble, reason) => {
    integrator.behaviours.set("23456704", troubles[trouble] ?? says(200, {}));
    expect(await ask("23456704")).toEqual({ kind: "unavailable", reason });
  });

  it("is followed nowhere else, and reached nowhere in the own network", async () => {
    integrator.behaviours.set("23456705", says(302, {}, { location: "/v1/persons" }));
    const before = integrator.asked.length;
    expect(await ask("23456705")).toEqual({ kind: "unavailable", reason: "redirect" });
    expect(integrator.asked).toHaveLength(before + 1);
    const strict = createOutgoing({ allowLoopback: false });
    expect(await ask("23456705", strict)).toEqual({ kind: "unavailable", reason: "address_refused" });
    expect(integrator.asked).toHaveLength(before + 1);
  });
});
