CREATE TABLE "identity_check" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"engine" text NOT NULL,
	"engine_version" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"details" text NOT NULL,
	CONSTRAINT "identity_check_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "identity_check_reference_length" CHECK (char_length("identity_check"."reference") <= 100),
	CONSTRAINT "identity_check_kind_known" CHECK ("identity_check"."kind" in ('document', 'faces', 'liveness', 'registry', 'comparison', 'screening')),
	CONSTRAINT "identity_check_outcome_length" CHECK (char_length("identity_check"."outcome") <= 50),
	CONSTRAINT "identity_check_engine_length" CHECK (char_length("identity_check"."engine") <= 100),
	CONSTRAINT "identity_check_engine_version_length" CHECK (char_length("identity_check"."engine_version") <= 100),
	CONSTRAINT "identity_check_created_at_moment" CHECK ("identity_check"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "identity_check_details_length" CHECK (char_length("identity_check"."details") <= 200000)
);
--> statement-breakpoint
ALTER TABLE "api_token" DROP CONSTRAINT "api_token_scopes_known";--> statement-breakpoint
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_maker" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_check_of" ON "identity_check" USING btree ("organisation_id","reference","id");--> statement-breakpoint
CREATE INDEX "identity_check_created_by" ON "identity_check" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_scopes_known" CHECK ("api_token"."scopes" <@ array['jobs:read', 'applications:read', 'applications:write', 'documents:read', 'candidates:read', 'identity:check', 'reports:read']::text[]);--> statement-breakpoint
-- As in 0001: a row is visible to a transaction that named its organisation, or that works across all ('*').
ALTER TABLE "identity_check" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "identity_check" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY organisation ON "identity_check" USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id));
