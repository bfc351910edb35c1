import { defineMessages } from "../core/messages.ts";

/** What is asked after the scores, unless the organisation asks in words of its own. */
export const followUpMessages = defineMessages({
  en: {
    improve: "We are sorry. What went wrong, and what should be put right first?",
    better: "What would have made it better?",
    praise: "What went well?",
    hard: "We are sorry that it was hard. What took the most effort?",
    easier: "What would have made it easier?",
    easy: "What made it easy for you?",
  },
  sw: {
    improve: "Pole sana. Nini hakikwenda vizuri, na kipi kirekebishwe kwanza?",
    better: "Nini kingefanya iwe bora zaidi?",
    praise: "Nini kilikwenda vizuri?",
    hard: "Pole kwa ugumu huo. Nini kilikusumbua zaidi?",
    easier: "Nini kingefanya iwe rahisi zaidi?",
    easy: "Nini kilifanya iwe rahisi kwako?",
  },
});
