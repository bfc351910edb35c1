import type { SettingsArea } from "#web/ui/settings-frame.tsx";

export const onboardingSettingsArea: SettingsArea = {
  group: "Member onboarding",
  label: "What is asked",
  to: "/dashboard/member-onboarding/settings",
  role: "onboarding",
};

export const screeningArea: SettingsArea = {
  group: "Member onboarding",
  label: "Screening lists",
  to: "/dashboard/member-onboarding/screening",
  role: "onboarding",
};
