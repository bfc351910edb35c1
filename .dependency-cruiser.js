/**
 * Import rules of docs/architecture.md. A domain is a folder of the same name in contract, server and web.
 * @type {import("dependency-cruiser").IConfiguration}
 */
const domains = "(site|accounts|recruitment|onboarding|finance|experience|workspace)";

/** Capabilities of recruitment in the web; each may use those that stand before it, so they form no circle. */
const webRecruitment = [
  "resume",
  "jobs",
  "job-alerts",
  "pipeline",
  "assessments",
  "offers",
  "first-days",
  "applications",
  "general-applications",
  "candidates",
  "referrals",
  "reports",
  "settings",
  "shell",
];

/** The same of onboarding: what an applicant sees, then the member, then the staff. */
const webOnboarding = ["capture", "join", "membership", "desk", "settings"];

/** The same of finance. */
const webFinance = ["figures", "registers", "transactions", "loans", "products"];

/** Rules that keep folders of `root` in their order, away from what stands beside them but a shared file. */
const inOrder = (root, folders, shared) => [
  {
    name: `${root}-names-its-folders`,
    comment: "A new folder takes its place in the order above.",
    severity: "error",
    from: { path: `^${root}/[^/]+/`, pathNot: `^${root}/(${folders.join("|")})/` },
    to: { path: ".*" },
  },
  ...folders.map((folder, place) => ({
    name: `${root}/${folder}-uses-only-what-stands-before-it`,
    severity: "error",
    from: { path: `^${root}/${folder}/` },
    to: {
      path: `^${root}/`,
      pathNot: [`^${root}/(${folders.slice(0, place + 1).join("|")})/`, ...shared],
    },
  })),
];

/**
 * Folders of a domain by capability, and which of them each may know. None may know one that comes after it, so
 * there is no circle. Beyond this, a query may join any table of its domain: tables are data, not code.
 */
const capabilities = {
  recruitment: {
    match: [],
    resume: [],
    search: [],
    jobs: ["match", "search"],
    "job-writing": ["jobs", "match"],
    "job-alerts": ["jobs", "search"],
    candidates: ["jobs", "match", "resume", "search"],
    applications: ["candidates", "jobs", "match", "resume", "search"],
    referrals: ["applications", "jobs"],
    "general-applications": ["applications", "candidates", "jobs", "match", "resume"],
    pipeline: ["applications", "candidates", "jobs"],
    assessments: ["applications", "jobs", "pipeline"],
    offers: ["applications", "candidates", "jobs", "pipeline"],
    "first-days": ["applications", "offers", "pipeline"],
    reports: ["applications", "jobs", "pipeline"],
    "personal-data": [
      "applications",
      "assessments",
      "candidates",
      "first-days",
      "general-applications",
      "job-alerts",
      "jobs",
      "offers",
      "pipeline",
      "referrals",
    ],
  },
  onboarding: {
    checks: [],
    comparison: ["checks"],
    documents: ["checks"],
    faces: ["checks"],
    registry: ["checks", "comparison"],
    screening: ["checks", "comparison"],
    settings: [],
    members: ["settings"],
    applications: ["checks", "members", "settings"],
    verification: [
      "checks",
      "comparison",
      "documents",
      "faces",
      "registry",
      "screening",
      "settings",
      "members",
      "applications",
    ],
    "personal-data": ["checks", "registry", "settings", "members", "applications", "verification"],
  },
  experience: {
    sentiment: [],
    settings: [],
    interactions: ["settings"],
    feedback: ["sentiment", "settings", "interactions"],
    complaints: ["sentiment", "settings", "interactions", "feedback"],
    segments: ["sentiment", "settings", "interactions", "feedback", "complaints"],
    campaigns: ["sentiment", "settings", "interactions", "feedback", "complaints", "segments"],
    figures: ["sentiment", "settings", "interactions", "feedback", "complaints", "segments", "campaigns"],
    "personal-data": ["interactions", "feedback", "complaints", "segments", "campaigns"],
  },
  finance: {
    registers: [],
    transactions: ["registers"],
    loans: ["registers"],
    products: [],
    figures: ["transactions", "loans"],
  },
};

const capabilityRules = Object.entries(capabilities).flatMap(([domain, known]) => {
  const names = Object.keys(known);
  const folder = (name) => `^server/${domain}/${name}/`;
  return [
    {
      name: `${domain}-names-its-capabilities`,
      comment: "A new folder says above what it may know.",
      severity: "error",
      from: { path: `^server/${domain}/[^/]+/`, pathNot: names.map(folder) },
      to: { path: ".*" },
    },
    ...names.flatMap((name, place) => {
      const later = known[name].find((other) => names.indexOf(other) >= place);
      if (later) throw new Error(`${domain}/${name} would know ${later}, which comes after it`);
      const others = { path: `^server/${domain}/`, pathNot: [name, ...known[name]].map(folder) };
      const rule = { name: `${domain}-${name}-knows-its-own`, severity: "error" };
      return [
        {
          ...rule,
          from: { path: folder(name), pathNot: ["\\.test\\.ts$", "\\.queries\\.ts$"] },
          to: others,
        },
        {
          ...rule,
          from: { path: `${folder(name)}.*\\.queries\\.ts$` },
          to: { ...others, pathNot: [...others.pathNot, "\\.table\\.ts$"] },
        },
      ];
    }),
  ];
});

export default {
  forbidden: [
    ...inOrder("web/recruitment", webRecruitment, ["^web/recruitment/query-keys\\.ts$"]),
    ...inOrder("web/onboarding", webOnboarding, []),
    ...inOrder("web/finance", webFinance, []),
    ...capabilityRules,
    {
      name: "contract-stands-alone",
      comment: "The contract imports zod and itself.",
      severity: "error",
      from: { path: "^contract/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: ["^contract/", "^node_modules/zod/"] },
    },
    {
      name: "server-and-web-apart",
      comment: "They meet in the contract only, not even types cross.",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^web/" },
    },
    { name: "web-and-server-apart", severity: "error", from: { path: "^web/" }, to: { path: "^server/" } },
    {
      name: "platform-knows-no-domain",
      severity: "error",
      from: { path: "^server/platform/", pathNot: "\\.test\\.ts$" },
      to: { path: `^server/(${domains}|seed|testing|app|main)` },
    },
    {
      name: "kit-knows-no-domain",
      severity: "error",
      from: { path: "^web/(ui|lib)/" },
      to: { path: `^web/(${domains}|routes)/` },
    },
    {
      name: "server-domains-meet-in-services",
      comment: "A domain reaches another only through its service; tables may reference tables.",
      severity: "error",
      from: { path: `^server/${domains}/`, pathNot: "\\.test\\.ts$" },
      to: { path: `^server/${domains}/`, pathNot: ["^server/$1/", "\\.service\\.ts$", "\\.table\\.ts$"] },
    },
    {
      name: "app-composes-domains",
      comment: "It knows each domain by the file in which it registers itself: docs/guides/add-a-domain.md.",
      severity: "error",
      from: { path: "^server/app\\.ts$" },
      to: { path: `^server/${domains}/`, pathNot: "^server/([^/]+)/\\1\\.ts$" },
    },
    {
      name: "domains-are-composed-by-app",
      severity: "error",
      from: { path: "^server/", pathNot: "^server/app\\.ts$" },
      to: {
        path: "^server/(site/site|accounts/accounts|recruitment/recruitment|onboarding/onboarding|finance/finance|experience/experience|workspace/workspace)\\.ts$",
      },
    },
    {
      name: "prose-of-the-api-stays-on-the-server",
      comment: "Browsers check forms with the schemas and need no sentences about them.",
      severity: "error",
      from: { path: "^web/" },
      to: { path: ["\\.docs\\.ts$", "^contract/documentation\\.ts$"] },
    },
    {
      name: "browsers-send-by-the-wire",
      comment: "contract/wire.ts has what a client needs of a call, without its schemas.",
      severity: "error",
      from: { path: "^web/", pathNot: ["^web/render\\.ts$", "\\.test\\.tsx?$"] },
      to: { path: ["\\.calls\\.ts$", "^contract/calls\\.ts$"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "web-domains-meet-in-routes",
      severity: "error",
      from: { path: `^web/${domains}/` },
      to: { path: `^web/(${domains}|routes)/`, pathNot: "^web/$1/" },
    },
    {
      name: "components-call-no-api",
      comment: "Reading stands in queries.ts, writing in mutations.ts: docs/decisions/027-web-data.md.",
      severity: "error",
      from: { path: "^web/", pathNot: "/(queries|mutations)\\.ts$" },
      to: { path: "^web/lib/api\\.ts$" },
    },
    {
      name: "services-know-no-http",
      comment: "http -> service -> policy, queries -> table; never back.",
      severity: "error",
      from: { path: "^server/.+\\.(service|policy|queries|table)\\.ts$" },
      to: { path: "^server/.+\\.http\\.ts$" },
    },
    {
      name: "policies-and-queries-know-no-service",
      severity: "error",
      from: { path: "^server/.+\\.(policy|queries|table)\\.ts$" },
      to: { path: "^server/.+\\.service\\.ts$" },
    },
    {
      name: "tables-know-only-tables",
      severity: "error",
      from: { path: "^server/.+\\.table\\.ts$" },
      to: { path: "^server/.+\\.(policy|queries)\\.ts$" },
    },
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "tests-stay-out-of-the-product",
      severity: "error",
      from: { pathNot: ["\\.test\\.tsx?$", "^server/testing/", "^e2e/", "^bench/"] },
      to: { path: ["\\.test\\.tsx?$", "^server/testing/"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.react-router)/" },
    moduleSystems: ["es6"],
    // TypeScript 7 has no compiler API yet.
    parser: "swc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json", ".css"],
    },
  },
};
