import { experienceChannelLabels } from "#contract/experience/channels.ts";
import {
  type InteractionStatus,
  interactionDirectionLabels,
  type interactionList,
  interactionSourceLabels,
  interactionStatusLabels,
} from "#contract/experience/interactions.ts";
import { experienceTopicLabels, journeyStageLabels } from "#contract/experience/topics.ts";
import type { ListWords } from "#web/ui/list/words.ts";
import type { Tone } from "#web/ui/tone.ts";

export const statusTones: Record<InteractionStatus, Tone> = {
  waiting: "warning",
  answered: "info",
  closed: "success",
};

export const interactionWords: ListWords<typeof interactionList> = {
  one: "interaction",
  many: "interactions",
  search: "Name, number or words",
  filters: {
    status: { label: "Status", option: interactionStatusLabels },
    channel: { label: "Channel", option: experienceChannelLabels },
    topic: { label: "Topic", option: experienceTopicLabels },
    journeyStage: { label: "Stage", option: journeyStageLabels },
    direction: { label: "Direction", option: interactionDirectionLabels, whenSet: true },
    source: { label: "Source", option: interactionSourceLabels },
    from: { label: "From" },
    to: { label: "To" },
  },
  sorts: { "-openedAt": "Newest first", openedAt: "Oldest first" },
};
