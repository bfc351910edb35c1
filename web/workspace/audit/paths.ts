/** The audit trail. */
export const auditPath = "/dashboard/audit";
