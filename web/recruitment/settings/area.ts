import type { SettingsArea } from "#web/ui/settings-frame.tsx";

export const recruitmentSettings: SettingsArea = {
  group: "Recruitment",
  label: "Templates and stages",
  to: "/hr-manager/settings",
  role: "hr",
};

export const jobsArea: SettingsArea = {
  group: "Recruitment",
  label: "Jobs and careers page",
  to: "/hr-manager/settings/jobs",
  role: "hr",
};

export const assessmentsArea: SettingsArea = {
  group: "Recruitment",
  label: "Assessments",
  to: "/hr-manager/settings/assessments",
  role: "hr",
};

export const offersArea: SettingsArea = {
  group: "Recruitment",
  label: "Offers",
  to: "/hr-manager/settings/offers",
  role: "hr",
};

export const firstDaysArea: SettingsArea = {
  group: "Recruitment",
  label: "First days",
  to: "/hr-manager/settings/first-days",
  role: "hr",
};

export const retentionArea: SettingsArea = {
  group: "Recruitment",
  label: "Retention",
  to: "/hr-manager/settings/retention",
  role: "hr",
};
