import type { Domain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { taskHandler } from "#server/platform/queue/queue.ts";
import {
  addSampleOfExperience,
  removeExperienceSample,
  stepsDoneInExperience,
} from "./beginnings.service.ts";
import { campaignEndpoints } from "./campaigns/campaigns.http.ts";
import { campaignNotifications } from "./campaigns/notifications.service.ts";
import { sendCampaignTask, sendNext, startCampaign, startCampaignTask } from "./campaigns/sending.service.ts";
import { cleanPresences, cleanPresencesTask } from "./complaints/cases.service.ts";
import { searchComplaints } from "./complaints/complaint-search.service.ts";
import { complaintTemplates } from "./complaints/complaint-templates.ts";
import { complaintEndpoints } from "./complaints/complaints.http.ts";
import { escalateComplaints, escalateComplaintsTask } from "./complaints/escalation.service.ts";
import { complaintNotifications } from "./complaints/notifications.service.ts";
import { createTrackingCodes } from "./complaints/tracking-codes.ts";
import { askMembers, askMembersTask, drawMembers, drawMembersTask } from "./feedback/asking.service.ts";
import { feedbackEndpoints } from "./feedback/feedback.http.ts";
import { invitationTemplates } from "./feedback/invitation.mail.ts";
import { figureEndpoints } from "./figures/figures.http.ts";
import { interactionImport } from "./interactions/interaction-import.ts";
import { interactionEndpoints } from "./interactions/interactions.http.ts";
import { experiencePersonalData } from "./personal-data/personal-data.service.ts";
import { segmentEndpoints } from "./segments/segments.http.ts";
import { countSegments, countSegmentsTask } from "./segments/segments.service.ts";

/** What members say of their SACCO, and each time that they turned to it. */
export function openExperience(platform: Platform): Domain {
  const desk = { ...platform, codes: createTrackingCodes(platform.config) };
  return {
    endpoints: [
      ...feedbackEndpoints(platform),
      ...interactionEndpoints(platform),
      ...complaintEndpoints(desk),
      ...segmentEndpoints(platform),
      ...figureEndpoints(platform),
      ...campaignEndpoints(platform),
    ],
    tasks: [
      taskHandler(escalateComplaintsTask, () => escalateComplaints(platform)),
      taskHandler(cleanPresencesTask, () => cleanPresences(platform)),
      taskHandler(askMembersTask, () => askMembers(platform)),
      taskHandler(drawMembersTask, () => drawMembers(platform)),
      taskHandler(countSegmentsTask, () => countSegments(platform)),
      taskHandler(startCampaignTask, (task) => startCampaign(platform, task)),
      taskHandler(sendCampaignTask, (task) => sendNext(platform, task)),
    ],
    personalData: experiencePersonalData,
    templates: [...invitationTemplates, ...complaintTemplates],
    imports: [interactionImport],
    search: { role: "experience", find: searchComplaints },
    beginnings: {
      stepsDone: stepsDoneInExperience,
      addSample: (scope, made) => addSampleOfExperience(scope, { ...made, codes: desk.codes }),
      removeSample: removeExperienceSample,
    },
    notifications: { ...campaignNotifications, ...complaintNotifications },
    async seed(demo) {
      const { seedExperience } = await import("#server/seed/seed-experience.ts");
      await seedExperience(demo);
      const { seedCampaigns } = await import("#server/seed/seed-campaigns.ts");
      await seedCampaigns(demo, (task, startAfter) =>
        platform.queue.enqueue(demo.tx, startCampaignTask, task, { startAfter }),
      );
      const { seedComplaints } = await import("#server/seed/seed-complaints.ts");
      await seedComplaints(demo, desk.codes);
      const { seedMessages } = await import("#server/seed/seed-messages.ts");
      // Applications come last, and mails about them are among what was sent.
      demo.later(() => seedMessages(demo));
    },
  };
}
