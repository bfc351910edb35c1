import { formText } from "#web/lib/form-text.ts";

/** The contact form's fields by their names, as typed. */
export interface ContactFields {
  fullName: string;
  email: string;
  phone: string;
  saccoName: string;
  subject: string;
  message: string;
  website: string;
}

/** What the contact page's action answers: what was sent, or why the message was refused. */
export type ContactAnswer =
  | { sent: string }
  | { message: string; fields: Record<string, string>; values: ContactFields };

/** What was typed into the form; a field that is missing counts as empty. */
export function readContact(form: FormData): ContactFields {
  const text = (name: keyof ContactFields) => formText(form, name);
  return {
    fullName: text("fullName"),
    email: text("email"),
    phone: text("phone"),
    saccoName: text("saccoName"),
    subject: text("subject"),
    message: text("message"),
    website: text("website"),
  };
}
