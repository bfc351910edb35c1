import { registryCalls } from "#contract/onboarding/registry.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { RegistryDesk } from "./registry.service.ts";

export function registryEndpoints(desk: RegistryDesk) {
  return [
    endpoint(registryCalls.askRegistry, ({ actor, body }) => desk.ask(actor, body)),
    endpoint(registryCalls.registryUsage, ({ actor }) => desk.usage(actor)),
  ];
}
