/** An email is answered within so many hours. */
export const emailReplyHours = 24;

/** Length of a demo or consultation; the next one may begin when it ends. */
export const meetingMinutes = 30;

/** Meetings are offered from tomorrow's opening on, for so many days. */
export const bookingDays = 14;
