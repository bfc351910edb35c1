import type { SettingsArea } from "#web/ui/settings-frame.tsx";

export const onboardingSettingsArea: SettingsArea = {
  label: "Member onboarding",
  to: "/dashboard/member-onboarding/settings",
  role: "onboarding",
};

export const screeningArea: SettingsArea = {
  label: "Screening lists",
  to: "/dashboard/member-onboarding/screening",
  role: "onboarding",
};
