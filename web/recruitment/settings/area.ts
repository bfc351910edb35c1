import type { SettingsArea } from "#web/ui/settings-frame.tsx";

export const recruitmentSettings: SettingsArea = {
  label: "Recruitment",
  to: "/hr-manager/settings",
  role: "hr",
};
