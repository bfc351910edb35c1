/**
 * Import rules of docs/architecture.md. A domain is a folder of the same name in contract, server and web.
 * @type {import("dependency-cruiser").IConfiguration}
 */
const domains = "(site|accounts|recruitment|onboarding|experience|workspace)";

export default {
  forbidden: [
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
      name: "web-domains-meet-in-routes",
      severity: "error",
      from: { path: `^web/${domains}/` },
      to: { path: `^web/(${domains}|routes)/`, pathNot: "^web/$1/" },
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
