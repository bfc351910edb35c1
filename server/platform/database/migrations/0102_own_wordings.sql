CREATE TABLE "own_wording" (
	"organisation_id" uuid NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_wording_organisation_id_template_language_pk" PRIMARY KEY("organisation_id","template","language"),
	CONSTRAINT "own_wording_version_range" CHECK ("own_wording"."version" >= 1),
	CONSTRAINT "own_wording_template_length" CHECK (char_length("own_wording"."template") <= 60),
	CONSTRAINT "own_wording_language_known" CHECK ("own_wording"."language" in ('en', 'sw')),
	CONSTRAINT "own_wording_subject_length" CHECK (char_length("own_wording"."subject") <= 200),
	CONSTRAINT "own_wording_body_length" CHECK (char_length("own_wording"."body") <= 4000),
	CONSTRAINT "own_wording_updated_at_moment" CHECK ("own_wording"."updated_at" between '1900-01-01Z' and '9999-12-31Z')
);

--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['own_wording']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
--> statement-breakpoint
ALTER TABLE "own_wording" ADD CONSTRAINT "own_wording_organisation" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade;
