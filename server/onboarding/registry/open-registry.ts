import { ConfigError } from "#server/config.ts";
import type { Platform } from "#server/platform/platform.ts";
import { withCircuit } from "./circuit.ts";
import { createHttpRegistry } from "./http-registry.ts";
import { createRegistryDesk } from "./registry.service.ts";
import { createSandboxRegistry } from "./sandbox-registry.ts";

/**
 * The registry of this installation's configuration: an integrator, or the sandbox where none is named.
 * @throws ConfigError for an address that is never reached
 */
export function openRegistry(platform: Platform) {
  const { registry } = platform.config;
  if (!registry) return createRegistryDesk(platform, createSandboxRegistry());
  const refusal = platform.outgoing.refusalOf(registry.url);
  if (refusal) throw new ConfigError([`REGISTRY_URL: ${refusal}`]);
  return createRegistryDesk(platform, withCircuit(createHttpRegistry(registry, platform.outgoing)));
}
