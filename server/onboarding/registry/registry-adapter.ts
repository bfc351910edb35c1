import type { RegistryResult, UnavailableReason } from "#contract/onboarding/registry.ts";

/** A person as a registry holds them. Clan, ethnic group, photo and address are never read. */
export interface RegistryPerson {
  idNumber: string;
  fullName: string;
  dateOfBirth: string;
  sex?: string | undefined;
  serialNumber?: string | undefined;
}

/** What a registry says of a number. `not_applicable`: it holds no such numbers. */
export type RegistryAnswer =
  | { kind: "found"; person: RegistryPerson }
  | { kind: "not_found" }
  | { kind: "not_applicable" }
  | { kind: "unavailable"; reason: UnavailableReason };

/** Who can be asked about a person. */
export interface Registry {
  name: RegistryResult["registry"];
  /** Which rules read its answers; kept results name it. */
  version: string;
  /** Asks once, and never throws for what the registry does. @param idNumber digits only */
  find(idNumber: string): Promise<RegistryAnswer>;
}

export const unavailable = (reason: UnavailableReason): RegistryAnswer => ({ kind: "unavailable", reason });

/**
 * Whether an answer is counted as a call. An integrator charges for what it looked up, also where it then answers
 * nonsense or later than we wait; not where it was never reached, or said that it is down.
 */
export function isCharged(answer: RegistryAnswer): boolean {
  if (answer.kind !== "unavailable") return true;
  return ["timeout", "too_large", "unreadable", "other_person"].includes(answer.reason);
}
