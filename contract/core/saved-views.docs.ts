import { exampleId } from "./core.docs.ts";
import { describeSchema } from "./documentation.ts";
import { savedView, savedViewCalls, savedViewInput, savedViewQuery } from "./saved-views.ts";

const fields = {
  list: ["Name of the list.", "applications"],
  name: ["What the person calls the view.", "To screen"],
  search: ["The query part of the list's address.", "?status=submitted&sort=appliedDate"],
} as const;

export const savedViewDocs = [
  describeSchema(savedViewQuery, "SavedViewQuery", "Which list's views.", {
    list: ["Name of the list; left out for all.", "applications"],
  }),
  describeSchema(savedViewCalls.remove.params, "SavedViewPath", "Which view.", {
    id: ["Id of the view.", exampleId],
  }),
  describeSchema(savedViewInput, "SavedViewInput", "A view to save.", fields),
  describeSchema(savedView, "SavedView", "Filters and order of a list, kept under a name by one person.", {
    id: ["Id of the view.", exampleId],
    name: fields.name,
    search: fields.search,
  }),
];
