import { describe } from "vitest";

/**
 * Tests of the whole product in which the database has no part: not run a second time where the database tests
 * run on PostgreSQL too.
 */
export const describeOnce = describe.skipIf(process.env.TEST_DATABASE_URL !== undefined);
