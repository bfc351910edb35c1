import type { SettingsArea } from "#web/ui/settings-frame.tsx";
import { productsPath } from "./paths.ts";

export const productsArea: SettingsArea = {
  group: "Organisation",
  label: "Products and rates",
  to: productsPath,
  role: "owner",
};
