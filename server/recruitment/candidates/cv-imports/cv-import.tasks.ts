import { z } from "zod";
import { defineScheduledTask, defineTask } from "#server/platform/queue/queue.ts";

const data = z.object({ organisationId: z.uuid(), fileId: z.uuid() });

/** Reads one file of an import of CVs. */
export const readCvFileTask = defineTask({
  name: "cv_import.read",
  label: "Read CVs to import",
  data,
  retries: 4,
  retryDelaySeconds: 15,
});

/** Makes files of an archive of CVs. */
export const unpackCvsTask = defineTask({
  name: "cv_import.unpack",
  label: "Unpack archives of CVs",
  data,
  retries: 4,
  retryDelaySeconds: 15,
});

/** Deletes imports of CVs that nobody finished in time, and hands over files whose task never came to its end. */
export const cleanCvImportsTask = defineScheduledTask(
  "cv_import.clean",
  "Delete unfinished imports of CVs",
  "37 * * * *",
);
