/** When the team answers, in Africa/Nairobi (specification 000, section 2). Weekdays: 1 is Monday. */
export const businessHours = [
  { weekdays: [1, 2, 3, 4, 5], opens: "08:00", closes: "18:00" },
  { weekdays: [6], opens: "09:00", closes: "14:00" },
] as const;

/** An email is answered within so many hours. */
export const emailReplyHours = 24;

/** Length of a demo or consultation; the next one may begin when it ends. */
export const meetingMinutes = 30;

/** Meetings are offered from tomorrow's opening on, for so many days. */
export const bookingDays = 14;
