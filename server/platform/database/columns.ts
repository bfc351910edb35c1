import { boolean, timestamp, uuid } from "drizzle-orm/pg-core";
import { v7 } from "uuid";

/** A UUID version 7: ids of rows made one after the other lie side by side in the index. */
export const newId = (): string => v7();

export const id = () => uuid("id").$defaultFn(newId).notNull();

/** A moment in UTC, to the millisecond (what JavaScript can hold). */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Whether a row is of the sample data of a made-up SACCO, which an organisation on a trial may look at. */
export const sample = () => boolean("sample").notNull().default(false);

export const createdAt = () => moment("created_at").notNull().defaultNow();
