CREATE TABLE "scorecard" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"ratings" jsonb NOT NULL,
	"recommendation" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone,
	CONSTRAINT "scorecard_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "scorecard_of_author" UNIQUE("organisation_id","application_id","author_id"),
	CONSTRAINT "scorecard_ratings_shape" CHECK (jsonb_typeof("scorecard"."ratings") = 'object'),
	CONSTRAINT "scorecard_recommendation_known" CHECK ("scorecard"."recommendation" in ('strong_no', 'no', 'yes', 'strong_yes')),
	CONSTRAINT "scorecard_note_length" CHECK (char_length("scorecard"."note") <= 2000),
	CONSTRAINT "scorecard_created_at_moment" CHECK ("scorecard"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "scorecard_changed_at_moment" CHECK ("scorecard"."changed_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "scorecard" ADD CONSTRAINT "scorecard_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard" ADD CONSTRAINT "scorecard_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard" ADD CONSTRAINT "scorecard_of" FOREIGN KEY ("organisation_id","application_id") REFERENCES "public"."application"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scorecard_author" ON "scorecard" USING btree ("author_id");--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['scorecard']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
