import type { DemoJob } from "../types.ts";

const benefits = [
  "Bima ya afya kwako na kwa wanaokutegemea",
  "Mpango wa pensheni: mwajiri anachangia asilimia 7.5",
  "Mkopo wa wafanyakazi baada ya miezi sita",
];

/** Jobs that Jirani advertises in Kiswahili, for people of the villages around its branches. */
export const jiraniKiswahiliJobs: DemoJob[] = [
  {
    key: "jirani-karani-kitui",
    organization: "jirani",
    title: "Karani wa Tawi",
    department: "Operations",
    location: "Kitui",
    type: "full-time",
    salary: "KSh 28,000 - 34,000",
    experience: "Angalau mwaka mmoja",
    education: "Cheti au stashahada ya biashara, uhasibu au ushirika",
    description: `Tawi letu la Kitui lilifunguliwa miezi michache iliyopita, na kila wiki wanachama wapya wanajiunga. Wewe ndiye mtu wa kwanza wanayemwona: unawapokea, unawasikiliza na kuwaelekeza wanapohitaji kwenda.

Unajaza fomu za uanachama pamoja nao, unakagua kitambulisho na PIN ya KRA, na unatunza mafaili ili mtu yeyote ayapate kwa dakika moja. Siku za soko unasaidia dirishani kupokea amana na kuhesabu pesa. Jioni, kabla ya kufunga, hesabu ya siku lazima isomane.`,
    requirements: [
      "Cheti au stashahada ya biashara, uhasibu au ushirika",
      "Uzoefu wa mwaka mmoja au zaidi katika ofisi au dirishani",
      "Kuzungumza Kiswahili na Kikamba vizuri",
      "Cheti cha tabia njema",
    ],
    responsibilities: [
      "Kupokea wanachama na kujibu maswali yao",
      "Kuandikisha wanachama wapya na kukagua hati zao",
      "Kutunza mafaili ya tawi na kumbukumbu za mikutano",
      "Kusaidia kupokea amana na kusawazisha pesa kila jioni",
    ],
    benefits: [...benefits, "Nauli ya siku za soko"],
    skills: ["Customer service", "Records management", "KYC", "Cash handling", "Kiswahili"],
    status: "Active",
    postedDaysAgo: 13,
    deadlineInDays: 17,
    professions: ["records", "teller"],
    level: "junior",
    appeal: "I like to be the first person a new member meets, and to know where every file is.",
  },
  {
    key: "jirani-afisa-mikopo-machakos",
    organization: "jirani",
    title: "Afisa Mikopo wa Vikundi",
    department: "Credit",
    location: "Machakos",
    type: "full-time",
    salary: "KSh 40,000 - 50,000",
    experience: "Miaka miwili au zaidi",
    education: "Stashahada ya ushirika, biashara au maendeleo ya jamii",
    description: `Vikundi vyetu vya akiba vinakutana chini ya miti, sokoni na makanisani. Tunatafuta afisa atakayesimamia vikundi ishirini na vitano kati ya Machakos na Kangundo, na atakayejua kila kikundi kwa jina.

Unahudhuria mikutano, unafundisha kuweka akiba kabla ya kukopa, na unatathmini maombi ya mikopo papo hapo. Mwanachama anapochelewa kulipa, unaanza kwa kuzungumza naye na wadhamini wake, si kwa vitisho. Mikopo huanza na KSh 10,000.`,
    requirements: [
      "Stashahada ya ushirika, biashara au maendeleo ya jamii",
      "Uzoefu wa miaka miwili wa kusimamia mikopo ya vikundi au chama",
      "Kuzungumza Kiswahili na Kikamba",
      "Leseni halali ya kuendesha pikipiki",
    ],
    responsibilities: [
      "Kufundisha vikundi vipya na kuamua vinapokuwa tayari kukopa",
      "Kutathmini maombi ya mikopo na kuyawasilisha kwa kamati ya mikopo",
      "Kuhudhuria mikutano ya vikundi na kukagua hesabu zao",
      "Kufuatilia malipo yaliyochelewa mapema",
    ],
    benefits: [...benefits, "Pikipiki, mafuta na vifaa vya usalama"],
    skills: ["Group lending", "Loan appraisal", "Debt collection", "Member education", "Kiswahili"],
    status: "Active",
    postedDaysAgo: 16,
    deadlineInDays: 12,
    professions: ["credit", "marketing"],
    level: "junior",
    appeal: "A group that trusts itself repays its loans, and I know how that trust is built.",
  },
  {
    key: "jirani-mhamasishaji-tala",
    organization: "jirani",
    title: "Mhamasishaji wa Wanachama",
    department: "Marketing",
    location: "Tala",
    type: "contract",
    salary: "KSh 20,000 pamoja na kamisheni",
    experience: "Uzoefu si lazima",
    education: "Kidato cha nne (KCSE)",
    description: `Unapenda kuzungumza na watu? Tunahitaji mhamasishaji wa kutembelea wafanyabiashara wa soko la Tala, waendesha bodaboda na vikundi vya kina mama, na kuwaeleza jinsi akiba ndogo ya kila wiki inavyokua.

Tutakufundisha kila kitu kwa wiki mbili. Baada ya hapo unapata eneo lako, malengo ya wiki na mtu wa kukusaidia. Mkataba ni wa mwaka mmoja, na wanaofanya vizuri hupata kazi ya kudumu.`,
    requirements: [
      "Cheti cha KCSE",
      "Kuzungumza Kiswahili na Kikamba kwa ufasaha",
      "Kuishi Tala, Kangundo au karibu",
    ],
    responsibilities: [
      "Kutembelea masoko na vikundi kwa mpango wa wiki",
      "Kuwaeleza watu kuhusu akiba, hisa na mikopo kwa ukweli",
      "Kuwasaidia wanachama wapya kujisajili kwa simu",
      "Kuwafuatilia wanachama wapya baada ya mwezi mmoja",
    ],
    benefits: ["Bima ya afya", "Nauli na muda wa maongezi", "Kamisheni kwa kila mwanachama anayeweka akiba"],
    skills: ["Member recruitment", "Field sales", "Member education", "Mobile money", "Kiswahili"],
    status: "Active",
    postedDaysAgo: 21,
    deadlineInDays: 21,
    professions: ["marketing", "service"],
    level: "junior",
    appeal: "Talking to people at the market is what I do every day already.",
  },
];
