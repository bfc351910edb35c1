import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { localisedBuild } from "./localised-build.ts";

it("names the scripts of a language wherever a route names one", () => {
  const build = {
    routes: {},
    assets: {
      entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
      routes: {
        login: {
          id: "login",
          module: "/assets/login.js",
          imports: ["/assets/react.js"],
          clientActionModule: "/assets/login-action.js",
        },
      },
    },
  } as unknown as ServerBuild;
  const { basename, assets } = localisedBuild(build, "sw", (address) =>
    address.includes("react") ? address : address.replace("/assets/", "/assets/sw/"),
  );
  expect(basename).toBe("/sw");
  expect(assets.entry).toMatchObject({ module: "/assets/sw/entry.js", imports: ["/assets/react.js"] });
  expect(assets.routes.login).toMatchObject({
    module: "/assets/sw/login.js",
    imports: ["/assets/react.js"],
    clientActionModule: "/assets/sw/login-action.js",
  });
});
