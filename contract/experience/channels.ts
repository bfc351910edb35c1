/** How a member and the SACCO come together. */
export const experienceChannels = ["call", "branch", "whatsapp", "email", "sms", "app", "web"] as const;
export type ExperienceChannel = (typeof experienceChannels)[number];

/** Channels as staff read them. */
export const experienceChannelLabels: Record<ExperienceChannel, string> = {
  call: "Call",
  branch: "Branch",
  whatsapp: "WhatsApp",
  email: "Email",
  sms: "SMS",
  app: "App",
  web: "Web",
};
