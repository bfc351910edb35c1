/** Most characters of why somebody changed something. */
export const maxReason = 1000;
