import { describe, it } from "vitest";

/** Whether this is the second run of the database tests, on a real PostgreSQL. */
export const onPostgres = process.env.TEST_DATABASE_URL !== undefined;

/**
 * Tests of the whole product in which the database has no part: not run a second time where the database tests
 * run on PostgreSQL too.
 */
export const describeOnce = describe.skipIf(onPostgres);

/** The same for a single test. */
export const itOnce = it.skipIf(onPostgres);
