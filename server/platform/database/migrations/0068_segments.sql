CREATE TABLE "segment" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"criteria" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"size" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "segment_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "segment_name" UNIQUE("organisation_id","name"),
	CONSTRAINT "segment_criteria_shape" CHECK (jsonb_typeof("segment"."criteria") = 'object'),
	CONSTRAINT "segment_size_range" CHECK ("segment"."size" >= 0),
	CONSTRAINT "segment_name_length" CHECK (char_length("segment"."name") <= 100),
	CONSTRAINT "segment_description_length" CHECK (char_length("segment"."description") <= 200),
	CONSTRAINT "segment_created_at_moment" CHECK ("segment"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "segment_counted_at_moment" CHECK ("segment"."counted_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "marketing_consent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "segment" ADD CONSTRAINT "segment_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "segment_counted_at" ON "segment" USING btree ("counted_at");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_marketing_consent_at_moment" CHECK ("member"."marketing_consent_at" between '1900-01-01Z' and '9999-12-31Z');--> statement-breakpoint
-- Of all organisations.
SELECT set_config('app.organisation', '*', true);
--> statement-breakpoint
-- Who agreed to news and offers in an application keeps the consent in the register.
UPDATE "member" SET "marketing_consent_at" = "sent"."submitted_at"
FROM "membership_application" AS "sent"
WHERE "sent"."organisation_id" = "member"."organisation_id" AND "sent"."member_id" = "member"."id"
  AND "sent"."submitted"->'consents'->>'marketing' = 'true' AND "member"."consent_withdrawn_at" IS NULL;
--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['segment']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
