/** When offices are open, in Africa/Nairobi (specification 000, section 2). Weekdays: 1 is Monday. */
export const businessHours = [
  { weekdays: [1, 2, 3, 4, 5], opens: "08:00", closes: "18:00" },
  { weekdays: [6], opens: "09:00", closes: "14:00" },
] as const;
