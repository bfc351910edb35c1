DROP TABLE "login_throttle" CASCADE;
--> statement-breakpoint
-- Unlogged: counting a request waits for no disk. After a crash of the database all limits begin anew, which only
-- whoever can crash it could use.
CREATE UNLOGGED TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"used_until" timestamp with time zone NOT NULL
);
