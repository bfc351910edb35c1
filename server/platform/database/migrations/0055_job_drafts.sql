CREATE TABLE "job_draft" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid,
	"values" jsonb NOT NULL,
	"step" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"editor_id" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_draft_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "job_draft_step_range" CHECK ("job_draft"."step" between 1 and 5),
	CONSTRAINT "job_draft_version_range" CHECK ("job_draft"."version" >= 1),
	CONSTRAINT "job_draft_values_shape" CHECK (jsonb_typeof("job_draft"."values") = 'object'),
	CONSTRAINT "job_draft_updated_at_moment" CHECK ("job_draft"."updated_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "api_token" DROP CONSTRAINT "api_token_scopes_known";--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_draft" ADD CONSTRAINT "job_draft_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_draft" ADD CONSTRAINT "job_draft_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_draft_latest" ON "job_draft" USING btree ("organisation_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "job_draft_author" ON "job_draft" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "job_draft_age" ON "job_draft" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_scopes_known" CHECK ("api_token"."scopes" <@ array['jobs:read', 'jobs:write', 'applications:read', 'applications:write', 'documents:read', 'candidates:read', 'identity:check', 'reports:read']::text[]);--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_version_range" CHECK ("job"."version" >= 1);
--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['job_draft']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
