import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { servingArguments, servingEnvironment } from "./serving.mjs";

it("an archive runs the server as this folder does", () => {
  const launcher = readFileSync(new URL("./package/files/ushirika", import.meta.url), "utf8");
  for (const argument of servingArguments) expect(launcher).toContain(` ${argument} `);
  for (const [name, value] of Object.entries(servingEnvironment)) {
    expect(launcher).toContain(`export ${name}="\${${name}:-${value}}"`);
  }
});
