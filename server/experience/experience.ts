import type { Domain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { feedbackEndpoints } from "./feedback/feedback.http.ts";

/** What members say of their SACCO, and each time that they turned to it. */
export function openExperience(platform: Platform): Domain {
  return {
    endpoints: feedbackEndpoints(platform),
    async seed(demo) {
      const { seedExperience } = await import("#server/seed/seed-experience.ts");
      await seedExperience(demo);
    },
  };
}
