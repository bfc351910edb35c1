CREATE TABLE "milestone_set" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"milestones" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "milestone_set_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "milestone_set_name" UNIQUE("organisation_id","name"),
	CONSTRAINT "milestone_set_milestones_shape" CHECK (coalesce(jsonb_path_match("milestone_set"."milestones", '$.type() == "array" && $.size() >= 1 && $.size() <= 100 && !exists($[*] ? (!(@.stage.type() == "string") || !(@.description.type() == "string") || !(@.estimatedDays.type() == "number") || @.estimatedDays < 1 || @.estimatedDays.floor() != @.estimatedDays))', '{}', true), "milestone_set"."milestones" is null)),
	CONSTRAINT "milestone_set_name_length" CHECK (char_length("milestone_set"."name") <= 80),
	CONSTRAINT "milestone_set_updated_at_moment" CHECK ("milestone_set"."updated_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "milestone_set" ADD CONSTRAINT "milestone_set_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['milestone_set']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
