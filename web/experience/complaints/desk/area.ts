import type { SettingsArea } from "#web/ui/settings-frame.tsx";
import { complaintSettingsPath } from "./paths.ts";

export const complaintSettingsArea: SettingsArea = {
  group: "Customer experience",
  label: "Complaints",
  to: complaintSettingsPath,
  role: "experience",
};
