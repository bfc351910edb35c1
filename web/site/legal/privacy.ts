import {
  abandonedApplicationDays,
  deliveryDays,
  draftDays,
  importedCandidateDays,
  poolMonths,
  retentionBounds,
  retentionNoticeDays,
  stoppedAlertDays,
  unconfirmedAlertDays,
} from "#contract/core/limits.ts";
import type { Brand } from "#contract/site/settings.ts";
import type { LegalPart } from "./legal-page.tsx";

/** How personal data is handled, written for Kenya's Data Protection Act, 2019. */
export function privacyPolicy({ product, email, phone, address }: Brand): readonly LegalPart[] {
  return [
    {
      id: "controller",
      title: { en: "Who is responsible", sw: "Nani anawajibika" },
      paragraphs: [
        {
          en: `${product} is the data controller for this site, for enquiries and for the accounts of workspace owners. You reach us at ${email}, ${phone}, or ${address}.`,
          sw: `${product} ni mdhibiti wa data ya tovuti hii, ya maswali yanayotumwa kwetu na ya akaunti za wamiliki wa maeneo ya kazi. Wasiliana nasi kupitia ${email}, ${phone}, au ${address}.`,
        },
        {
          en: "For members, applicants and staff whose data a SACCO keeps in its workspace, that SACCO is the controller and we process the data on its instructions.",
          sw: "Kwa wanachama, waombaji na wafanyakazi ambao data yao huhifadhiwa na SACCO katika eneo lake la kazi, SACCO hiyo ndiyo mdhibiti wa data, nasi tunachakata data hiyo kwa maagizo yake.",
        },
      ],
    },
    {
      id: "purposes",
      title: { en: "What we collect and why", sw: "Tunachokusanya, na sababu zake" },
      paragraphs: [
        {
          en: "Enquiries and bookings: name, email, phone, SACCO, message and the chosen time, in order to answer you and to keep the appointment.",
          sw: "Maswali na miadi: jina, barua pepe, nambari ya simu, SACCO, ujumbe na muda uliochagua, ili tukujibu na tutimize miadi.",
        },
        {
          en: "Accounts: name, email, phone and a password that is stored only as a hash, in order to let you in and to keep a record of who did what. For each session we keep when and from which address and browser it began, so that you can see and end it.",
          sw: "Akaunti: jina, barua pepe, nambari ya simu na nenosiri, ambalo huhifadhiwa tu kama alama isiyoweza kurudishwa kuwa nenosiri (hash), ili uweze kuingia na ili kuwe na kumbukumbu ya nani alifanya nini. Kila unapoingia, tunahifadhi wakati, anwani ya mtandao na kivinjari ulichotumia, ili uweze kuona mahali ulipoingia na kuondoka hapo.",
        },
        {
          en: "Job applications: your CV and what you enter, passed to the SACCO that advertised the position. Your details, but not the letter, are also kept in your profile for your next application, until you switch that off there.",
          sw: "Maombi ya kazi: CV yako na unayojaza, ambavyo hupelekwa kwa SACCO iliyotangaza nafasi hiyo. Maelezo yako, isipokuwa barua ya maombi, huhifadhiwa pia katika wasifu wako kwa ajili ya ombi lako lijalo, hadi utakapozima mpangilio huo katika wasifu wako.",
        },
        {
          en: "People whom a SACCO knows from elsewhere, from a career fair for instance: it may import name, address, number and town in order to offer them jobs. It must have told you, and says where it has the data from. You get no account and no message by that.",
          sw: "Watu ambao SACCO inawajua kutoka kwingine, kwa mfano kwenye maonyesho ya kazi: inaweza kuingiza jina, anwani, nambari ya simu na mji wao ili iwaarifu kuhusu nafasi za kazi. Ni lazima iwe imekujulisha, na husema ilikoipata data hiyo. Hilo halikufungulii akaunti wala halikuletei ujumbe.",
        },
        {
          en: "Members, and people who apply to join a SACCO: what you enter and photograph, the payments that the SACCO records, and what you answer when it asks how it was. The SACCO keeps it in order to admit you, to look after your membership and to improve its service.",
          sw: "Wanachama, na watu wanaoomba kujiunga na SACCO: unayojaza na kupiga picha, malipo ambayo SACCO inayarekodi, na majibu yako inapokuuliza mambo yalikuwaje. SACCO huyahifadhi ili ikupokee, isimamie uanachama wako na iboreshe huduma zake.",
        },
        {
          en: "Complaints: what you write and attach, and your name, number and address where you give them, in order to look into it and to answer you. Who complains without a name leaves nothing but the complaint and a code to follow it by.",
          sw: "Malalamiko: unayoandika na kuambatisha, na jina, nambari na anwani yako unapozitoa, ili yachunguzwe na ujibiwe. Anayelalamika bila kutoa jina haachi chochote isipokuwa lalamiko lenyewe na msimbo wa kulifuatilia.",
        },
        {
          en: "Page counts: we count how often a page is viewed, without cookies, without addresses and without recognising you.",
          sw: "Hesabu ya kurasa: tunahesabu ni mara ngapi ukurasa umetazamwa, bila vidakuzi, bila anwani na bila kukutambua.",
        },
      ],
    },
    {
      id: "grounds",
      title: { en: "On what ground", sw: "Msingi wa kisheria" },
      paragraphs: [
        {
          en: "We rely on steps you ask for before a contract, on the contract itself, on legal duties, and on our legitimate interest in a secure service. Marketing needs your consent, which you can withdraw at any time.",
          sw: "Tunategemea hatua unazoomba kabla ya mkataba, mkataba wenyewe, wajibu wa kisheria, na maslahi yetu halali ya kuwa na huduma salama. Kukutangazia biashara kunahitaji idhini yako, ambayo unaweza kuiondoa wakati wowote.",
        },
        {
          en: "Biometrics, marital status and family details are sensitive personal data. A SACCO that asks for them must say what for and name the ground.",
          sw: "Data ya kibayometriki, hali ya ndoa na maelezo ya familia ni data nyeti ya kibinafsi. SACCO inayoomba data hiyo lazima iseme ni ya nini na itaje msingi wake wa kisheria.",
        },
      ],
    },
    {
      id: "machines",
      title: { en: "Decisions by machines", sw: "Maamuzi ya mashine" },
      paragraphs: [
        {
          en: "Software agents prepare and explain. A decision with legal or similarly significant effect on you is made by a person, and you may ask for the reasons.",
          sw: "Mawakala wa AI huandaa na hueleza. Uamuzi wenye athari ya kisheria kwako, au athari nyingine kubwa kama hiyo, hufanywa na mtu, na unaweza kuomba uelezwe sababu zake.",
        },
      ],
    },
    {
      id: "recipients",
      title: {
        en: "Who receives data, and where it is kept",
        sw: "Wanaopokea data, na mahali inapohifadhiwa",
      },
      paragraphs: [
        {
          en: "Data goes to the SACCO it is meant for and to processors bound by contract: who hosts this service, and the provider that carries its mail. Write to us for their names and places. No advertising or statistics service gets anything. Personal data leaves Kenya only with the safeguards that the Act requires.",
          sw: "Data hupelekwa kwa SACCO inayokusudiwa na kwa wachakataji wa data wanaofungwa na mkataba: anayehifadhi huduma hii kwenye mitambo yake, na anayesafirisha barua pepe zetu. Tuandikie ili upate majina yao na mahali walipo. Hakuna huduma ya matangazo wala ya takwimu inayopata chochote. Data ya kibinafsi haitoki Kenya bila kinga zinazotakiwa na Sheria ya Ulinzi wa Data.",
        },
        {
          en: "CVs and documents are read by this service itself. They go to a service outside only where an administrator has connected one.",
          sw: "CV na hati husomwa na huduma hii yenyewe. Hupelekwa kwa huduma ya nje pale tu ambapo msimamizi ameiunganisha.",
        },
        {
          en: "A SACCO may connect programs of its own. A program reads what the SACCO's owner has allowed it, and what it does is on record. Messages about events carry ids, a position's title and a status, and no name or address of a person.",
          sw: "SACCO inaweza kuunganisha programu zake yenyewe. Programu husoma kile ambacho mmiliki wa eneo la kazi la SACCO ameiruhusu kusoma, na inachofanya huwekwa kwenye kumbukumbu. Jumbe kuhusu matukio hubeba nambari za utambulisho, jina la nafasi ya kazi na hali ya ombi, bila jina wala anwani ya mtu.",
        },
      ],
    },
    {
      id: "retention",
      title: { en: "How long", sw: "Muda wa kuhifadhi" },
      paragraphs: [
        {
          en: "Data is kept as long as its purpose needs it and then deleted. Records under the anti-money-laundering law are kept for at least 7 years; a request for erasure may then be restricted, and the answer says why and when the data will go.",
          sw: "Data huhifadhiwa kwa muda inaohitajika kwa kusudi lake, kisha hufutwa. Kumbukumbu zinazotakiwa na sheria ya kupambana na utakatishaji wa fedha huhifadhiwa kwa angalau miaka 7; hapo ombi la kufutiwa data linaweza kuwekewa mipaka, na jibu hueleza sababu na lini data itafutwa.",
        },
        {
          en: `The draft of a job application is deleted when you send the application, or ${draftDays} days after you last changed it.`,
          sw: `Rasimu ya ombi la kazi hufutwa unapotuma ombi, au siku ${draftDays} baada ya kuibadilisha mara ya mwisho.`,
        },
        {
          en: `A membership application that you do not send is deleted ${abandonedApplicationDays} days after you last changed it.`,
          sw: `Ombi la uanachama ambalo hulitumi hufutwa siku ${abandonedApplicationDays} baada ya kulibadilisha mara ya mwisho.`,
        },
        {
          en: `An application that led to no employment is kept for as long as the SACCO has decided, ${retentionBounds.min} to ${retentionBounds.max} months after the position closed and ${retentionBounds.default} unless it says otherwise. You are told ${retentionNoticeDays} days before your data is erased; what stays says that somebody applied, and nothing of you. Whoever agrees to stay in a SACCO's talent pool is kept ${poolMonths} months longer.`,
          sw: `Ombi la kazi ambalo halikuleta ajira huhifadhiwa kwa muda ambao SACCO imeamua, kati ya miezi ${retentionBounds.min} na ${retentionBounds.max} baada ya nafasi kufungwa, na miezi ${retentionBounds.default} isiposema vingine. Unaarifiwa siku ${retentionNoticeDays} kabla ya data yako kufutwa; kinachobaki husema kwamba kuna mtu aliyetuma ombi, bila chochote kukuhusu. Anayekubali kubaki kwenye orodha ya SACCO huhifadhiwa miezi ${poolMonths} zaidi.`,
        },
        {
          en: `A job alert that nobody confirmed is deleted after ${unconfirmedAlertDays} days, a stopped one after ${stoppedAlertDays}.`,
          sw: `Arifa ya kazi ambayo hakuna aliyeithibitisha hufutwa baada ya siku ${unconfirmedAlertDays}, na iliyosimamishwa baada ya siku ${stoppedAlertDays}.`,
        },
        {
          en: `A file that a SACCO imports is deleted when the import ends, or after a day. Whom it imported and who never applies there is deleted ${importedCandidateDays} days later.`,
          sw: `Faili ambayo SACCO inaingiza hufutwa uingizaji unapokamilika, au baada ya siku moja. Data ya mtu aliyeingizwa na ambaye hatumi ombi lolote kwa SACCO hiyo hufutwa siku ${importedCandidateDays} baadaye.`,
        },
        {
          en: `The text of a mail is deleted once it has been sent, and the record that it was sent after a year. The log of messages to a SACCO's programs is deleted after ${deliveryDays} days.`,
          sw: `Maandishi ya barua pepe hufutwa baada ya barua pepe hiyo kutumwa, na kumbukumbu kwamba ilitumwa hufutwa baada ya mwaka mmoja. Kumbukumbu ya jumbe zinazotumwa kwa programu za SACCO hufutwa baada ya siku ${deliveryDays}.`,
        },
      ],
    },
    {
      id: "rights",
      title: { en: "Your rights", sw: "Haki zako" },
      paragraphs: [
        {
          en: "You may be told how your data is used, see it, have it corrected or erased, object to its use, and receive it in a form that can be moved. Job seekers download and erase their data in their profile. Members see what their SACCO keeps of them on a page of their own, and ask there for it to be corrected or erased. For everything else write to us; we answer within 7 days, or say why it takes longer.",
          sw: "Una haki ya kuelezwa jinsi data yako inavyotumika, kuiona, kutaka irekebishwe au ifutwe, kupinga matumizi yake, na kuipokea katika muundo unaoweza kuhamishwa. Watafuta kazi hupakua na kufuta data yao katika wasifu wao. Wanachama huona data ambayo SACCO yao inayo kuwahusu katika ukurasa wao wenyewe, na huomba hapo irekebishwe au ifutwe. Kwa mengine yote tuandikie; tunajibu ndani ya siku 7, au tunaeleza kwa nini inachukua muda zaidi.",
        },
        {
          en: "You may complain to the Office of the Data Protection Commissioner of Kenya.",
          sw: "Unaweza kupeleka malalamiko kwa Ofisi ya Kamishna wa Ulinzi wa Data ya Kenya (ODPC).",
        },
      ],
    },
    {
      id: "security",
      title: { en: "Security and breaches", sw: "Usalama na ukiukaji wake" },
      paragraphs: [
        {
          en: "Access follows roles, is recorded, and connections are encrypted. A breach that puts people at real risk is notified to the Data Commissioner within 72 hours of our learning of it, and to those concerned.",
          sw: "Anayefikia data ni yule tu ambaye jukumu lake linamruhusu, ufikiaji huwekwa kwenye kumbukumbu, na mawasiliano husimbwa kwa njia fiche. Usalama ukivunjwa kwa njia inayowaweka watu katika hatari halisi, tunamjulisha Kamishna wa Ulinzi wa Data ndani ya saa 72 tangu tulipojua, na tunawajulisha wahusika.",
        },
      ],
    },
    {
      id: "browser",
      title: { en: "Cookies and your browser", sw: "Vidakuzi na kivinjari chako" },
      paragraphs: [
        {
          en: "We set a cookie that keeps you signed in, one that remembers light or dark, one that remembers the language you chose and, once you have begun a membership application, one by which this browser finds it again. For five minutes after you open a trial, another has your address ready for signing in. Nothing follows you, so there is no banner.",
          sw: "Tunaweka kidakuzi kinachokuwezesha kuendelea kutumia akaunti yako bila kuingia upya, kingine kinachokumbuka mwonekano wa mwanga au wa giza, kingine kinachokumbuka lugha uliyochagua na, ukishaanza ombi la uanachama, kingine ambacho kwacho kivinjari hiki hulipata tena. Kwa dakika tano baada ya kufungua akaunti ya majaribio, kingine hushika barua pepe yako ili iwe tayari unapoingia. Hakuna kinachokufuatilia, kwa hivyo hatukuonyeshi bango la vidakuzi.",
        },
        {
          en: "Your browser keeps your name and your SACCO's while you are signed in, and what you have typed and not sent until you close the tab. What a membership application could not send yet, pictures included, waits in it until it has arrived. Passwords are not among it.",
          sw: "Ukiwa umeingia, kivinjari chako huhifadhi jina lako na la SACCO yako; pia huhifadhi ulichoandika bila kutuma hadi utakapofunga kichupo. Yale ya ombi la uanachama ambayo hayajatumwa bado, pamoja na picha, hungoja humo hadi yafike. Nenosiri halimo.",
        },
      ],
    },
  ];
}
