import { identityCheckDocs } from "./checks.docs.ts";
import { comparisonDocs } from "./comparison.docs.ts";
import { faceDocs } from "./faces.docs.ts";
import { registryDocs } from "./registry.docs.ts";

export const onboardingDocs = [...identityCheckDocs, ...comparisonDocs, ...faceDocs, ...registryDocs];
