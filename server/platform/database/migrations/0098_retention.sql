CREATE TABLE "recruitment_retention" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"months" integer NOT NULL,
	"started_at" timestamp (3) with time zone,
	CONSTRAINT "recruitment_retention_months_range" CHECK ("recruitment_retention"."months" between 6 and 36),
	CONSTRAINT "recruitment_retention_started_at_moment" CHECK ("recruitment_retention"."started_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "retention_notice" (
	"organisation_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "retention_notice_organisation_id_application_id_pk" PRIMARY KEY("organisation_id","application_id"),
	CONSTRAINT "retention_notice_told_at_moment" CHECK ("retention_notice"."told_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "candidate" ADD COLUMN "pool_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recruitment_retention" ADD CONSTRAINT "recruitment_retention_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_notice" ADD CONSTRAINT "retention_notice_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_notice" ADD CONSTRAINT "retention_notice_of" FOREIGN KEY ("organisation_id","application_id") REFERENCES "public"."application"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_pool_until_moment" CHECK ("candidate"."pool_until" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['recruitment_retention', 'retention_notice']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
