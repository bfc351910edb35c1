import { exampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { jobAlertCalls, ownJobAlertCalls } from "./job-alerts.calls.ts";
import {
  alertChange,
  alertSacco,
  alertStateChange,
  jobAlert,
  ownAlertInput,
  visitorAlertInput,
} from "./job-alerts.ts";

const search = {
  q: ["Words in the title or the description; empty for any.", "loan officer"],
  department: ["The job's department; empty for any.", "Credit"],
  location: ["Where the job is; empty for anywhere.", "Nairobi"],
  type: ["Type of employment; empty for any.", "full-time"],
} as const;
const frequency = ["How often new jobs are mailed.", "weekly"] as const;
const sacco = ["Slug of the SACCO whose jobs alone are meant; empty for every SACCO.", "umoja"] as const;
const id = { id: ["Id of the alert.", exampleId] } as const;
const key = { key: ["What the link in a mail ends with.", "AZqK3v0cf3OLRQ1f7Jc2qQ"] } as const;

export const jobAlertDocs = [
  describeSchema(ownAlertInput, "JobAlertInput", "Which new jobs are to be mailed.", {
    ...search,
    sacco,
    frequency,
  }),
  describeSchema(visitorAlertInput, "VisitorJobAlert", "Which new jobs are to be mailed to whom.", {
    ...search,
    sacco,
    frequency,
    email: ["Where to; its owner is asked first.", "achieng@barua.example"],
  }),
  describeSchema(alertChange, "JobAlertChange", "What an alert is to look for from now on.", {
    ...search,
    frequency,
    paused: ["Whether nothing is mailed for now.", false],
  }),
  describeSchema(jobAlert, "JobAlert", "A search whose new jobs are mailed.", {
    ...id,
    ...search,
    frequency,
    state: ["Whether jobs are mailed, and if not, why.", "active"],
    sacco: ["The SACCO whose jobs alone are mailed; null for those of every SACCO."],
    language: ["What the mails are in.", "en"],
  }),
  describeSchema(alertSacco, "JobAlertSacco", "The SACCO whose jobs alone are mailed.", {
    name: ["Its name.", "Umoja SACCO"],
    slug: ["The word of its careers page.", "umoja"],
  }),
  describeSchema(alertStateChange, "JobAlertState", "What is to become of an alert.", {
    state: ["`active` also confirms it.", "stopped"],
  }),
  describeSchema(jobAlertCalls.get.params, "JobAlertKey", "Which alert.", key),
  describeSchema(jobAlertCalls.changeState.params, "ChangedJobAlertKey", "Which alert.", key),
  describeSchema(ownJobAlertCalls.update.params, "OwnJobAlertPath", "Which alert.", id),
  describeSchema(ownJobAlertCalls.remove.params, "RemovedJobAlertPath", "Which alert.", id),
];
