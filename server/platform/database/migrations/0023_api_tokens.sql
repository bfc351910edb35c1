CREATE TABLE "api_token" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "api_token_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "api_token_digest" UNIQUE("digest"),
	CONSTRAINT "api_token_name_length" CHECK (char_length("api_token"."name") <= 100),
	CONSTRAINT "api_token_digest_length" CHECK (char_length("api_token"."digest") <= 43),
	CONSTRAINT "api_token_scopes_known" CHECK ("api_token"."scopes" <@ array['jobs:read', 'applications:read', 'applications:write', 'documents:read', 'candidates:read', 'reports:read']::text[]),
	CONSTRAINT "api_token_scopes_length" CHECK (cardinality("api_token"."scopes") <= 100 and char_length(array_to_string("api_token"."scopes", '')) <= 1000),
	CONSTRAINT "api_token_created_at_moment" CHECK ("api_token"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "api_token_expires_at_moment" CHECK ("api_token"."expires_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "api_token_revoked_at_moment" CHECK ("api_token"."revoked_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "api_token_last_used_at_moment" CHECK ("api_token"."last_used_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "token_id" uuid;--> statement-breakpoint
ALTER TABLE "application_event" ADD COLUMN "token_id" uuid;--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_maker" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_token_created_by" ON "api_token" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_token" FOREIGN KEY ("organisation_id","token_id") REFERENCES "public"."api_token"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_event_token" ON "application_event" USING btree ("organisation_id","token_id");--> statement-breakpoint
-- As in 0001: a row is visible to a transaction that named its organisation, or that works across all ('*').
ALTER TABLE "api_token" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "api_token" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY organisation ON "api_token" USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id));
