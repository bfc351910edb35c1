import { defaultDataDir } from "./data-dir.ts";
import { takeFolderAhead } from "./platform/database/data-folder.ts";

// Loading the program keeps this thread busy for a second; an empty database is unpacked on another meanwhile.
if (!process.env.DATABASE_URL) takeFolderAhead(process.env.DATA_DIR?.trim() || defaultDataDir);

/** What was started, for whoever runs the program inside a process of their own, as the browser journeys do. */
export const { started } = await import("./program.ts");
