import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { App } from "#server/app.ts";
import { build, program } from "../tools/build.ts";
import { takeOrders } from "./later.ts";

// The product as `npm start` runs it, on a demo of its own that ends with the journeys.
const folder = mkdtempSync(path.join(tmpdir(), "ushirika-e2e-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
process.env.DATA_DIR = folder;
process.env.NODE_ENV = "production";
process.env.LOG_LEVEL = "error";
// A journey receives a webhook on this machine.
process.env.OUTGOING_LOOPBACK = "1";
await build();
const { started } = (await import(program)) as { started: Promise<App> };
takeOrders(await started);
