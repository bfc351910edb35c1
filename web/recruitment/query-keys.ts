/**
 * What cached answers about applications are filed under; a key stands for everything below it. It stands apart
 * from the queries, because a change in the pipeline makes what the list and the dialog show out of date.
 */
export const applicationKeys = {
  lists: ["hr", "applications", "list"],
  details: ["hr", "applications", "detail"],
  /** One application; what belongs to it (its CV, its interviews) is filed below. */
  detail: (id: string) => ["hr", "applications", "detail", id] as const,
} as const;
