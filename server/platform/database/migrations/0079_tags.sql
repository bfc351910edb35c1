CREATE TABLE "candidate_tag" (
	"organisation_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "candidate_tag_organisation_id_candidate_id_tag_id_pk" PRIMARY KEY("organisation_id","candidate_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "tag_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "tag_name_length" CHECK (char_length("tag"."name") <= 40)
);
--> statement-breakpoint
ALTER TABLE "candidate_tag" ADD CONSTRAINT "candidate_tag_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_tag" ADD CONSTRAINT "candidate_tag_on" FOREIGN KEY ("organisation_id","candidate_id") REFERENCES "public"."candidate"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_tag" ADD CONSTRAINT "candidate_tag_is" FOREIGN KEY ("organisation_id","tag_id") REFERENCES "public"."tag"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_tag_of" ON "candidate_tag" USING btree ("organisation_id","tag_id","candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_name" ON "tag" USING btree ("organisation_id",lower("name"));--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['tag', 'candidate_tag']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
