import { build, program } from "./build.ts";

await build();
process.env.NODE_ENV ??= "production";
await import(program);
