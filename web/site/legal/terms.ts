import { trialDays } from "#contract/core/limits.ts";
import type { Brand } from "#contract/site/settings.ts";
import type { LegalPart } from "./legal-page.tsx";

/** Terms of service between the provider and a SACCO, its staff and visitors of the site. */
export function termsOfService({ product, email, address }: Brand): readonly LegalPart[] {
  return [
    {
      id: "scope",
      title: {
        en: "Who we are and what these terms cover",
        sw: "Sisi ni nani na masharti haya yanahusu nini",
      },
      paragraphs: [
        {
          en: `${product} offers software agents and business services to savings and credit cooperatives in Kenya. These terms apply to this site, to trial workspaces and, unless a signed agreement says otherwise, to paid workspaces.`,
          sw: `${product} hutoa mawakala wa AI na huduma za biashara kwa vyama vya ushirika wa akiba na mikopo nchini Kenya. Masharti haya yanahusu tovuti hii, maeneo ya kazi ya majaribio na, isipokuwa makubaliano yaliyotiwa saini yaseme vinginevyo, maeneo ya kazi yanayolipiwa.`,
        },
      ],
    },
    {
      id: "trials",
      title: { en: "Trial workspaces", sw: "Maeneo ya kazi ya majaribio" },
      paragraphs: [
        {
          en: `A trial lasts ${trialDays.recruitment} days, or ${trialDays.onboarding} when it begins with member onboarding. It costs nothing and needs no payment details. When it ends, the workspace can be read but no longer changed, and its positions take no applications, until a subscription is agreed. Nothing is deleted.`,
          sw: `Kipindi cha majaribio hudumu kwa siku ${trialDays.recruitment}, au siku ${trialDays.onboarding} kinapoanza na usajili wa wanachama. Hakilipiwi wala hakihitaji maelezo ya malipo. Kinapoisha, eneo la kazi linaweza kusomwa lakini haliwezi tena kubadilishwa, na nafasi zake za kazi hazipokei maombi, hadi huduma ya kulipia ikubaliwe. Hakuna kinachofutwa.`,
        },
        {
          en: "Whoever opens a trial confirms that they may act for the SACCO they name.",
          sw: "Anayefungua eneo la kazi la majaribio anathibitisha kwamba ana mamlaka ya kutenda kwa niaba ya SACCO anayoitaja.",
        },
      ],
    },
    {
      id: "account",
      title: { en: "Your account", sw: "Akaunti yako" },
      paragraphs: [
        {
          en: "Keep your password to yourself and tell us at once if you think that somebody else knows it. The owner of a workspace decides who may enter it and answers for what they do there.",
          sw: "Usimwambie mtu yeyote nenosiri lako, na utujulishe mara moja ukidhani kwamba mtu mwingine analijua. Mmiliki wa eneo la kazi ndiye anayeamua nani anaweza kuingia humo, na anawajibika kwa wanayofanya humo.",
        },
        {
          en: "The same holds for programs: whoever makes an API token or registers a webhook answers for the program behind it, gives it no more rights than it needs, and revokes it when it is no longer used.",
          sw: "Ndivyo ilivyo pia kwa programu: anayetengeneza tokeni ya API au anayesajili webhook anawajibika kwa programu inayoitumia, haipi haki zaidi ya zile inazohitaji, na hubatilisha tokeni au webhook hiyo isipotumika tena.",
        },
      ],
    },
    {
      id: "forbidden",
      title: { en: "What you may not do", sw: "Usiyoruhusiwa kufanya" },
      paragraphs: [
        {
          en: "Do not enter data that you have no right to use, try to reach another SACCO's data, disturb the service, or use it to decide about a person by a machine alone.",
          sw: "Usiweke data ambayo huna haki ya kuitumia, usijaribu kufikia data ya SACCO nyingine, usivuruge huduma, wala usiitumie kumfanyia mtu uamuzi kwa mashine pekee.",
        },
      ],
    },
    {
      id: "data",
      title: { en: "Your data", sw: "Data yako" },
      paragraphs: [
        {
          en: "Data that a SACCO enters stays the SACCO's. The SACCO is the data controller and we are its data processor under the Data Protection Act, 2019. The Privacy Policy says how personal data is handled.",
          sw: "Data ambayo SACCO inaweka hubaki kuwa ya SACCO hiyo. SACCO ndiyo mdhibiti wa data, nasi ni mchakataji wake wa data, chini ya Sheria ya Ulinzi wa Data ya 2019. Sera ya faragha inaeleza jinsi data ya kibinafsi inavyoshughulikiwa.",
        },
      ],
    },
    {
      id: "agents",
      title: { en: "What the agents do and do not do", sw: "Mawakala wa AI hufanya nini, na hawafanyi nini" },
      paragraphs: [
        {
          en: "Agents read, compare, draft and remind. Their output can be wrong and is to be checked by a person, who makes the decision. Nothing here is legal, tax or investment advice.",
          sw: "Mawakala wa AI husoma, hulinganisha, huandaa rasimu na hukumbusha. Wanachotoa kinaweza kuwa na makosa na ni lazima kikaguliwe na mtu, ambaye ndiye anayefanya uamuzi. Hakuna chochote hapa ambacho ni ushauri wa kisheria, wa kodi wala wa uwekezaji.",
        },
        {
          en: "Documents in the Resource Centre are general guidance. Check them against your by-laws and the rules in force.",
          sw: "Hati zilizo katika Kituo cha nyenzo (Resource Centre) ni mwongozo wa jumla. Zilinganishe na kanuni za chama chako na sheria zinazotumika.",
        },
      ],
    },
    {
      id: "liability",
      title: { en: "Availability and liability", sw: "Upatikanaji wa huduma na dhima" },
      paragraphs: [
        {
          en: "We run the service with reasonable care and announce planned interruptions. Nothing in these terms limits liability that the law of Kenya does not allow to be limited; any other limit stands in the agreement that a SACCO signs with us.",
          sw: "Tunaendesha huduma kwa uangalifu unaofaa, na tunatangaza mapema tunapopanga kuisimamisha kwa muda. Hakuna chochote katika masharti haya kinachowekea mipaka dhima ambayo sheria ya Kenya hairuhusu iwekewe mipaka; mipaka mingine yoyote imo katika makubaliano ambayo SACCO hutia saini nasi.",
        },
      ],
    },
    {
      id: "ending",
      title: { en: "Ending, changes and law", sw: "Kusitisha, mabadiliko na sheria" },
      paragraphs: [
        {
          en: "Either side may end a trial at any time. We announce changes of these terms by email to workspace owners at least 30 days before they apply.",
          sw: "Upande wowote unaweza kusitisha kipindi cha majaribio wakati wowote. Mabadiliko ya masharti haya tunawatangazia wamiliki wa maeneo ya kazi kwa barua pepe angalau siku 30 kabla hayajaanza kutumika.",
        },
        {
          en: `The law of Kenya governs these terms and the courts of Kenya decide. Notices reach us at ${email} or at ${address}.`,
          sw: `Masharti haya yanaongozwa na sheria ya Kenya, na mahakama za Kenya ndizo zinazoamua. Ilani zitumwe kwa ${email} au ${address}.`,
        },
      ],
    },
  ];
}
