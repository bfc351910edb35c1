import type { IntegrationAnswer } from "../integrations/answer.ts";

/** What the page's action answers, with the SACCO that was meant. */
export type SaccosAnswer = IntegrationAnswer & { id: string };
