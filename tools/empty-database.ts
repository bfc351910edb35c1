import { openEmbedded } from "#server/platform/database/embedded.ts";
import { keepEmptyDatabase } from "#server/platform/database/empty-database.ts";

// A process of its own, so that it is made on another core while the web is built.
await keepEmptyDatabase((folder) => openEmbedded(folder, false));
