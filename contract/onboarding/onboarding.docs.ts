import { identityCheckDocs } from "./checks.docs.ts";

export const onboardingDocs = [...identityCheckDocs];
