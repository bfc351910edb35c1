import { identityCheckDocs } from "./checks.docs.ts";
import { comparisonDocs } from "./comparison.docs.ts";

export const onboardingDocs = [...identityCheckDocs, ...comparisonDocs];
