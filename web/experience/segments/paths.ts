export const segmentsPath = "/dashboard/customer-experience/segments";
export const newSegmentPath = `${segmentsPath}/new`;
export const segmentPath = (id: string): string => `${segmentsPath}/${id}`;
export const segmentMembersPath = (id: string): string => `${segmentsPath}/${id}/members`;
