import type { z } from "zod";
import type { complaintEntry } from "#contract/experience/complaint-form.ts";
import { formText } from "#web/lib/form-text.ts";

const texts = [
  "key",
  "channel",
  "topic",
  "severity",
  "description",
  "wanted",
  "happenedOn",
  "receivedOn",
  "fullName",
  "memberNumber",
  "phone",
  "email",
  "language",
] as const;

/** A complaint as the form was filled in; the call says what of it cannot be. */
export const readEntry = (form: FormData): z.input<typeof complaintEntry> =>
  ({
    ...Object.fromEntries(texts.map((name) => [name, formText(form, name)])),
    anonymous: form.has("anonymous"),
  }) as z.input<typeof complaintEntry>;
