import { defineMessages } from "#contract/core/messages.ts";

/** Parts of the product with made-up data, on public pages. */
export const sampleMessages = defineMessages({
  en: {
    caption: "Sample data.",
    captionOfPerson: "Sample data. The person shown does not exist.",
    captionOfPeople: "Sample data. The people shown do not exist.",
  },
  sw: {
    caption: "Data ya mfano.",
    captionOfPerson: "Data ya mfano. Anayeonyeshwa si mtu halisi.",
    captionOfPeople: "Data ya mfano. Wanaoonyeshwa si watu halisi.",
  },
});

/** A member's identity check, as staff see it. */
export const kycCardMessages = defineMessages({
  en: {
    note: "ID {number} · Nakuru",
    inReview: "In review",
    check: "Identity check",
    idText: "Text read from the ID",
    idFinding: "All 6 fields agree",
    registry: "National registry",
    registryFinding: "Name and birth date agree",
    face: "Facial match",
    faceFinding: "Distance 0.41, limit 0.60",
    matched: "Matched",
    toConfirm: "To confirm",
    decides: "{name} decides",
    officer: "Onboarding officer, Nakuru branch",
  },
  sw: {
    note: "Kitambulisho {number} · Nakuru",
    inReview: "Inakaguliwa",
    check: "Ukaguzi wa utambulisho",
    idText: "Maandishi ya kitambulisho",
    idFinding: "Sehemu zote 6 zinalingana",
    registry: "Sajili ya kitaifa",
    registryFinding: "Jina na tarehe ya kuzaliwa vinalingana",
    face: "Ulinganisho wa uso",
    faceFinding: "Umbali 0.41, kikomo 0.60",
    matched: "Imelingana",
    toConfirm: "Thibitisha",
    decides: "{name} ndiye anayeamua",
    officer: "Afisa wa usajili, tawi la Nakuru",
  },
});
