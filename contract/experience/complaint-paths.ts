/** Where the members of a SACCO complain, and come back with their code. */
export const complaintsPath = (slug: string): string => `/complain/${encodeURIComponent(slug)}`;

/** A complaint. Who has the address, sees it. */
export const complaintPath = (slug: string, code: string): string => `${complaintsPath(slug)}/${code}`;

/** Complaints as staff see them. */
export const caseListPath = "/dashboard/customer-experience/complaints";

/** A complaint as staff see it. */
export const casePath = (id: string): string => `${caseListPath}/${id}`;
