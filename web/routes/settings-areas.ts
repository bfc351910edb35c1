import type { User } from "#contract/accounts/accounts.ts";
import { complaintSettingsArea } from "#web/experience/complaints/desk/area.ts";
import { productsArea } from "#web/finance/products/area.ts";
import { onboardingSettingsArea, screeningArea } from "#web/onboarding/settings/area.ts";
import {
  assessmentsArea,
  firstDaysArea,
  jobsArea,
  offersArea,
  recruitmentSettings,
  retentionArea,
} from "#web/recruitment/settings/area.ts";
import { areasFor } from "#web/ui/settings-frame.tsx";
import { brandSettings, workspaceSettings } from "#web/workspace/settings/area.ts";

/** The settings of every domain. */
const areas = [
  workspaceSettings,
  brandSettings,
  productsArea,
  recruitmentSettings,
  jobsArea,
  assessmentsArea,
  offersArea,
  firstDaysArea,
  retentionArea,
  onboardingSettingsArea,
  screeningArea,
  complaintSettingsArea,
];

/** Those that a person may open. */
export const settingsAreasOf = ({ workspace }: User) => areasFor(areas, workspace?.roles ?? []);
