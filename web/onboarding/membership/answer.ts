import type { FormRefusal } from "#web/ui/action-form.tsx";

/** What the page's action answers one of its forms. */
export interface OwnAnswer {
  intent: "request" | "marketing";
  saved?: true;
  failure?: FormRefusal;
}
