import { jiraniKiswahiliJobs } from "./jobs/jirani-kiswahili.ts";
import { jiraniMemberJobs } from "./jobs/jirani-members.ts";
import { jiraniOfficeJobs } from "./jobs/jirani-office.ts";
import { umojaCreditJobs } from "./jobs/umoja-credit.ts";
import { umojaFinanceJobs } from "./jobs/umoja-finance.ts";
import { umojaIctJobs } from "./jobs/umoja-ict.ts";
import { umojaOfficeJobs } from "./jobs/umoja-office.ts";
import { umojaOperationsJobs } from "./jobs/umoja-operations.ts";
import type { DemoJob } from "./types.ts";

/** Every job of both demo organisations. */
export const demoJobs: readonly DemoJob[] = [
  ...umojaCreditJobs,
  ...umojaFinanceJobs,
  ...umojaOperationsJobs,
  ...umojaIctJobs,
  ...umojaOfficeJobs,
  ...jiraniMemberJobs,
  ...jiraniOfficeJobs,
  ...jiraniKiswahiliJobs,
];
