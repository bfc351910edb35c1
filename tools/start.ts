import { build } from "./build.ts";

build();
process.env.NODE_ENV ??= "production";
await import("../server/main.ts");
