import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { describeOnce } from "#server/testing/once.ts";

const run = promisify(execFile);

const program = `import { openEmbedded } from "#server/platform/database/embedded.ts";
  const database = await openEmbedded();
  await database.close();
  console.log("opened");`;

describeOnce("a process that only waits for the embedded database", () => {
  it("lives until its WebAssembly is compiled", async () => {
    // Compiled whole before it runs: it takes what it takes on a busy machine, and longer than all else that opening waits for.
    const slow = ["--no-wasm-lazy-compilation", "--liftoff-only"];
    const { stdout } = await run(
      process.execPath,
      [...slow, "--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", program],
      { cwd: import.meta.dirname },
    );
    expect(stdout).toBe("opened\n");
  });
});
