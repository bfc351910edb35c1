import { pageInEach } from "#server/platform/mail/in-languages.ts";
import type { ExampleSender } from "#server/platform/templates/template.ts";

/** An application that nobody sent, for examples of mails. */
export const exampleApplication = ({ origin, sacco }: ExampleSender) => ({
  thread: "application-example",
  to: "wanjiku@mail.example",
  name: "Wanjiku Kamau",
  jobTitle: "Loan Officer",
  organization: sacco,
  link: pageInEach(origin, "/jobs/applications"),
});

/** What texts about an application may leave open. */
export const applicationVariables = {
  title: "Title of the position",
  organization: "Name of your SACCO",
} as const;
