import type { SettingsArea } from "#web/ui/settings-frame.tsx";

export const workspaceSettings: SettingsArea = {
  group: "Organisation",
  label: "Team and modules",
  to: "/dashboard/settings",
};

export const brandPath = "/dashboard/settings/brand";

export const brandSettings: SettingsArea = {
  group: "Organisation",
  label: "Brand",
  to: brandPath,
  role: "owner",
};
