import type { SettingsArea } from "#web/ui/settings-frame.tsx";

export const workspaceSettings: SettingsArea = { label: "Workspace", to: "/dashboard/settings" };
