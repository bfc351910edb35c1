import type { SettingsArea } from "#web/ui/settings-frame.tsx";

export const workspaceSettings: SettingsArea = { label: "Workspace", to: "/dashboard/settings" };

export const brandPath = "/dashboard/settings/brand";

export const brandSettings: SettingsArea = { label: "Brand", to: brandPath, role: "owner" };
