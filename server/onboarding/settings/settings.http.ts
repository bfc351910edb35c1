import { onboardingSettingsCalls } from "#contract/onboarding/settings.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as settings from "./settings.service.ts";

export const onboardingSettingsEndpoints = (platform: Platform) => [
  endpoint(onboardingSettingsCalls.get, ({ actor }) => settings.getSettings(platform, actor)),
  endpoint(onboardingSettingsCalls.save, ({ actor, body }) => settings.saveSettings(platform, actor, body)),
];
