import { spawnSync } from "node:child_process";
import path from "node:path";

/** In the order in which they run; each prints figures, and only `cv`, `documents`, `registry` and `sentiment` fail over them. */
const benches: Record<string, string> = {
  http: "http.ts",
  "page-weight": "page-weight.ts",
  lighthouse: "lighthouse.ts",
  start: "start.ts",
  submissions: "submissions.ts",
  load: "load.ts",
  lists: "lists.ts",
  "hostile-text": "hostile-text.ts",
  cv: "cv/score.ts",
  match: "match/match.ts",
  documents: "documents/score.ts",
  faces: "faces/faces.ts",
  registry: "registry/registry.ts",
  case: "onboarding/case.ts",
  members: "onboarding/members.ts",
  sentiment: "sentiment/sentiment.ts",
  experience: "experience/experience.ts",
  imports: "imports.ts",
};

/** `npm run bench` runs all; `npm run bench -- http start` runs these; what begins with `--` goes to each. */
const given = process.argv.slice(2);
const options = given.filter((word) => word.startsWith("--"));
const named = given.filter((word) => !word.startsWith("--"));
const unknown = named.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}`);
  process.exit(1);
}

const folder = path.join(path.dirname(import.meta.dirname), "bench");
let failed = false;
for (const [name, file] of Object.entries(benches)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n== ${name}`);
  const { status } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", path.join(folder, file), ...options],
    { stdio: "inherit" },
  );
  if (status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
