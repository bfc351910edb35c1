import type { SettingsArea } from "#web/ui/settings-frame.tsx";

export const recruitmentSettings: SettingsArea = {
  label: "Recruitment",
  to: "/hr-manager/settings",
  role: "hr",
};

export const jobsArea: SettingsArea = {
  label: "Jobs and careers page",
  to: "/hr-manager/settings/jobs",
  role: "hr",
};

export const assessmentsArea: SettingsArea = {
  label: "Assessments",
  to: "/hr-manager/settings/assessments",
  role: "hr",
};

export const offersArea: SettingsArea = {
  label: "Offers",
  to: "/hr-manager/settings/offers",
  role: "hr",
};

export const firstDaysArea: SettingsArea = {
  label: "First days",
  to: "/hr-manager/settings/first-days",
  role: "hr",
};

export const retentionArea: SettingsArea = {
  label: "Retention",
  to: "/hr-manager/settings/retention",
  role: "hr",
};
