import type { PgTable } from "drizzle-orm/pg-core";
import type { Role } from "#contract/core/access.ts";
import type { PublicTopic } from "#contract/core/rendering.ts";
import type { FirstStep } from "#contract/workspace/first-steps.ts";
import type { SearchHit } from "#contract/workspace/workspace.ts";
import type { Tx } from "./database/database.ts";
import type { OrganisationScope } from "./database/scope.ts";
import type { Wording } from "./database/similar-names.ts";
import type { Endpoint } from "./http/endpoint.ts";
import type { ImportDefinition } from "./import/import-kind.ts";
import type { NotificationSources } from "./notifications/notifications.service.ts";
import type { PersonalDataSource } from "./personal-data.ts";
import type { TaskHandler } from "./queue/queue.ts";
import type { Template } from "./templates/template.ts";

/** What the workspace's search finds of a domain. */
export interface SearchSource {
  /** Only who has this role is shown what is found. */
  role: Role;
  find(scope: OrganisationScope, words: string, wording: Wording): Promise<SearchHit[]>;
}

/** The demo's organisations and staff, which the domains fill, in the transaction that makes them. */
export interface Demo {
  tx: Tx;
  /** The demo's day: the same day gives the same demo. */
  today: Date;
  /** Of the password that every demo account has. */
  passwordHash: string;
  /** Ids of the organisations, by slug. */
  organisationIds: ReadonlyMap<string, string>;
  /** Ids of the staff's accounts, by email. */
  staffIds: ReadonlyMap<string, string>;
  /** Has work done, in the same transaction, after the other domains': for what waits for documents being drawn. */
  later(work: () => Promise<void>): void;
}

/** What a domain knows of the beginnings of an organisation. */
export interface Beginnings {
  /** The first steps that are done by what is really there, sample data aside. */
  stepsDone(scope: OrganisationScope): Promise<FirstStep[]>;
  /**
   * Puts its part of the sample data in: rows with `sample`, names with the mark of contract/core/sample.ts. Domains do so in
   * their order, and take out in the other: what one has of another's sample goes first.
   */
  addSample?(scope: OrganisationScope, made: { today: Date; ownerId: string }): Promise<void>;
  /** Takes it out again, with all that hangs on it. @returns ids of files to discard once this is committed */
  removeSample?(scope: OrganisationScope): Promise<string[]>;
}

/** A part of the product as it registers itself, in `server/<domain>/<domain>.ts`. See docs/guides/add-a-domain.md. */
export interface Domain {
  /** Its calls, tied to the code that answers them. */
  endpoints: readonly Endpoint[];
  /** All its background work, what comes by itself (`cron`) included. */
  tasks?: readonly TaskHandler[];
  search?: SearchSource;
  beginnings?: Beginnings;
  /** What it imports from files. */
  imports?: readonly ImportDefinition<unknown>[];
  /** What its kinds of notification read like. */
  notifications?: Partial<NotificationSources>;
  /** What it keeps of members: goes with the export of their data, and is forgotten with them. */
  personalData?: PersonalDataSource;
  /** The texts of its mails and SMS that an organisation may word itself. */
  templates?: readonly Template[];
  /** What its tables show to everyone: pages kept in memory are made anew when they change. */
  publishes?: Partial<Record<PublicTopic, readonly PgTable[]>>;
  /** Puts its part of the demo into an empty database. */
  seed?(demo: Demo): Promise<void>;
  /** Takes up again what a process left undone when it ended; called once the tasks run. */
  resume?(): Promise<void>;
  /** Seals with the present SECRET what a former one sealed; called at a start with SECRET_RETIRED. */
  resealSecrets?(): Promise<void>;
  /** Ends what it keeps open. No task runs any more; the database is still there. */
  close?(): Promise<void>;
}
