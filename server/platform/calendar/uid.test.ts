import { expect, it } from "vitest";
import { calendarUid } from "./uid.ts";

const config = { mail: { smtpUrl: undefined, from: "Ushirika <hello@ushirika.example>" } };

it.each([
  ["https://jobs.umoja.co.ke", "jobs.umoja.co.ke"],
  ["http://localhost:3000", "ushirika.example"],
  ["http://192.168.1.4:3000", "ushirika.example"],
  ["http://[::1]:3000", "ushirika.example"],
  ["http://server.local", "ushirika.example"],
  ["http://intranet", "ushirika.example"],
])("an entry of %s is named at %s", (origin, host) => {
  expect(calendarUid("interview-1", { origin, config })).toBe(`interview-1@${host}`);
});
