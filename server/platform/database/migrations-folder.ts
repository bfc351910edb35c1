import { fileURLToPath } from "node:url";

/** The generated migrations, one file each, with their journal. */
export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
