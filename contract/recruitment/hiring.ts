/** How an interview is held. */
export const interviewTypes = ["video", "phone", "in_person"] as const;
export type InterviewType = (typeof interviewTypes)[number];
