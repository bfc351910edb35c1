import { defineMessages } from "#contract/core/messages.ts";

/** The page of one position, and its details above the board. */
export const jobPageMessages = defineMessages({
  en: {
    /** Title of the page, in a browser's tab and in search results. */
    pageTitle: "{title} at {sacco}",
    /** What a search result says of a position: kind of employment, place, and how the advert begins. */
    summary: "{type}, in {place}. {text}",
    summaryWithSalary: "{type}, in {place}, {salary}. {text}",
    positions: "Available Positions",
    atAGlance: "At a glance",
    applyBy: "Apply by {date}",
    closedOn: "Applications closed {date}",
    closedTitle: "This position is closed",
    closedText: "It no longer takes applications. Other positions are open to you.",
    pausedTitle: "This position takes no applications now",
    pausedText:
      "{sacco} takes no applications for now. When it does again, you can apply here. Other positions are open to you.",
    seeOpenPositions: "See open positions",
    otherPositions: "Other open positions",
    /** Begins a sentence: they could not be shown just now. In Kiswahili it stands within it. */
    othersMissing: "Other open positions",
    allPositions: "All positions",
    allPositionsAt: "All positions at {sacco}",
    close: "Close",
    keep: "To share it or keep it: <page>open the page of this position</page>.",
  },
  sw: {
    pageTitle: "{title} katika {sacco}",
    summary: "{type}, {place}. {text}",
    summaryWithSalary: "{type}, {place}, {salary}. {text}",
    positions: "Nafasi za kazi",
    atAGlance: "Kwa muhtasari",
    applyBy: "Mwisho wa kutuma maombi ni {date}",
    closedOn: "Maombi yalifungwa {date}",
    closedTitle: "Nafasi hii imefungwa",
    closedText: "Haipokei maombi tena. Kuna nafasi nyingine zinazopokea maombi.",
    pausedTitle: "Nafasi hii haipokei maombi kwa sasa",
    pausedText:
      "{sacco} haipokei maombi kwa sasa. Itakapoanza kupokea tena, unaweza kutuma ombi hapa. Kuna nafasi nyingine zinazopokea maombi.",
    seeOpenPositions: "Tazama nafasi za kazi",
    otherPositions: "Nafasi nyingine za kazi",
    othersMissing: "nafasi nyingine za kazi",
    allPositions: "Nafasi zote",
    allPositionsAt: "Nafasi zote za {sacco}",
    close: "Funga",
    keep: "Ukitaka kuihifadhi au kuwatumia wengine, <page>fungua ukurasa wa nafasi hii</page>.",
  },
});
