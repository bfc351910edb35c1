import { rmSync, writeFileSync } from "node:fs";
import { expect, inject, it } from "vitest";
import { createApp } from "#server/app.ts";
import { secretFile } from "#server/config.ts";
import { createCandidate } from "#server/testing/factories.ts";
import { describeOnce } from "#server/testing/once.ts";
import { copyTemplate } from "#server/testing/template.ts";
import { asTestApp } from "#server/testing/test-app.ts";
import { testConfig, testOptions } from "#server/testing/test-config.ts";
import { acrossOrganisations } from "./database/scope.ts";
import { storedFiles } from "./files/files.table.ts";

describeOnce("the secret of an installation", () => {
  it("is made anew only as long as nothing was encrypted with another", async () => {
    const copy = await copyTemplate(inject("template"));
    const config = { ...testConfig(copy.folder), secret: undefined };
    const start = () => createApp(config, testOptions);
    const app = asTestApp(await start());
    const { userId } = await createCandidate(app);
    await acrossOrganisations(app.platform.database, (tx) =>
      tx.insert(storedFiles).values({ userId, key: "kept/1", name: "cv.pdf", contentType: "a", bytes: 1 }),
    );
    await app.http.close();

    const file = secretFile(config);
    rmSync(file);
    await expect(start()).rejects.toThrow(`${file} is missing`);
    writeFileSync(file, "the secret that was kept somewhere else\n");
    await (await start()).http.close();
    await copy.remove();
  });
});
