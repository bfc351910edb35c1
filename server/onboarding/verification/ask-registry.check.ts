import { CodedError } from "#contract/core/errors.ts";
import {
  type RegistryQuestion,
  type RegistryResult,
  unavailableReasons,
} from "#contract/onboarding/registry.ts";
import { systemActor } from "#server/platform/audit/audit.ts";
import type { RaisedFlag } from "../members/raised-flag.ts";
import type { CaseToCheck, Finding, MakeCheck } from "./case.ts";
import { fieldLabel } from "./text-extraction.policy.ts";

const subject = "registry";

function flagOf({ outcome, mismatched, reason, askedAgain }: RegistryResult): RaisedFlag | null {
  if (outcome === "mismatch") {
    const detail = `The registry holds something else as ${mismatched.map(fieldLabel).join(", ")}.`;
    return { code: "registry_mismatch", subject, detail };
  }
  if (outcome === "not_found") {
    return { code: "registry_not_found", subject, detail: "The registry holds no such ID number." };
  }
  if (outcome !== "unavailable") return null;
  const why = reason ? unavailableReasons[reason] : "It could not be asked";
  const detail = `${why}.${askedAgain ? " It is asked again by itself." : ""}`;
  return { code: "registry_unavailable", subject, detail };
}

/** What an answer of the registry means for the case. Its evidence is kept with the answer. */
export function registryFinding(result: RegistryResult): Finding {
  const flag = flagOf(result);
  const outcome = result.outcome === "unavailable" ? null : result.outcome;
  return { outcome, flags: flag ? [flag] : [], evidence: [] };
}

function questionOf({ form, memberId }: CaseToCheck): RegistryQuestion {
  const { identityDocument, idNumber, fullName, dateOfBirth, gender } = form;
  const isNational = identityDocument === "national_id" && /^\d{6,9}$/.test(idNumber);
  return {
    document: isNational ? "national_id" : "passport",
    idNumber,
    typed: { fullName, dateOfBirth: dateOfBirth || undefined, sex: gender || undefined },
    reference: memberId,
  };
}

/** Asks the registry. It asks by itself again where it is away, and the case goes on without it. */
export const askRegistry: MakeCheck = async (_platform, { registry }, theCase, finish) => {
  const actor = { ...systemActor, organisationId: theCase.organisationId };
  try {
    await registry.ask(actor, questionOf(theCase), {
      whenKept: (scope, result) => finish(scope, registryFinding(result)),
    });
    return null;
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== "monthly_limit") throw error;
    const detail = "The month's calls to the registry are used up.";
    return { outcome: null, flags: [{ code: "registry_unavailable", subject, detail }], evidence: [] };
  }
};
