CREATE TABLE "survey_wording" (
	"organisation_id" uuid NOT NULL,
	"follow_ups" jsonb NOT NULL,
	CONSTRAINT "survey_wording_organisation_id_pk" PRIMARY KEY("organisation_id"),
	CONSTRAINT "survey_wording_follow_ups_shape" CHECK (jsonb_typeof("survey_wording"."follow_ups") = 'object')
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "survey" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback_invitation" ADD COLUMN "survey" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "survey_settings" ADD COLUMN "nps_every" text DEFAULT 'never' NOT NULL;--> statement-breakpoint
ALTER TABLE "survey_settings" ADD COLUMN "nps_percent" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "survey_wording" ADD CONSTRAINT "survey_wording_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_invitation_nps" ON "feedback_invitation" USING btree ("organisation_id","member_id","created_at") WHERE "feedback_invitation"."survey" = 'nps';--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_survey_known" CHECK ("feedback"."survey" in ('full', 'nps'));--> statement-breakpoint
ALTER TABLE "feedback_invitation" ADD CONSTRAINT "feedback_invitation_survey_known" CHECK ("feedback_invitation"."survey" in ('full', 'nps'));--> statement-breakpoint
ALTER TABLE "survey_settings" ADD CONSTRAINT "survey_settings_nps_percent_range" CHECK ("survey_settings"."nps_percent" between 1 and 100);--> statement-breakpoint
ALTER TABLE "survey_settings" ADD CONSTRAINT "survey_settings_nps_every_known" CHECK ("survey_settings"."nps_every" in ('never', 'month', 'quarter'));
--> statement-breakpoint
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['survey_wording']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
