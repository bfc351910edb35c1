/** The page of one of the candidate's applications. */
export const applicationPath = (id: string): string => `/jobs/applications/${id}`;
