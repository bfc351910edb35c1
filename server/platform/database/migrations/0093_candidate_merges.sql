CREATE TABLE "candidate_merge" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"absorbed_id" uuid NOT NULL,
	"listed_as" uuid NOT NULL,
	"change" jsonb NOT NULL,
	"merged_by" uuid,
	"merged_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_merge_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "candidate_merge_once" UNIQUE("organisation_id","absorbed_id"),
	CONSTRAINT "candidate_merge_two" CHECK ("candidate_merge"."kept_id" <> "candidate_merge"."absorbed_id"),
	CONSTRAINT "candidate_merge_change_shape" CHECK (jsonb_typeof("candidate_merge"."change") = 'object'),
	CONSTRAINT "candidate_merge_merged_at_moment" CHECK ("candidate_merge"."merged_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "candidate_distinct" (
	"organisation_id" uuid NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"said_by" uuid,
	"said_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_distinct_organisation_id_first_id_second_id_pk" PRIMARY KEY("organisation_id","first_id","second_id"),
	CONSTRAINT "candidate_distinct_said_at_moment" CHECK ("candidate_distinct"."said_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "candidate" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "candidate_merge" ADD CONSTRAINT "candidate_merge_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_merge" ADD CONSTRAINT "candidate_merge_merged_by_user_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_merge" ADD CONSTRAINT "candidate_merge_kept" FOREIGN KEY ("organisation_id","kept_id") REFERENCES "public"."candidate"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_merge" ADD CONSTRAINT "candidate_merge_absorbed" FOREIGN KEY ("organisation_id","absorbed_id") REFERENCES "public"."candidate"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_merge" ADD CONSTRAINT "candidate_merge_listed" FOREIGN KEY ("organisation_id","listed_as") REFERENCES "public"."candidate"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_distinct" ADD CONSTRAINT "candidate_distinct_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_distinct" ADD CONSTRAINT "candidate_distinct_said_by_user_id_fk" FOREIGN KEY ("said_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_distinct" ADD CONSTRAINT "candidate_distinct_first" FOREIGN KEY ("organisation_id","first_id") REFERENCES "public"."candidate"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_distinct" ADD CONSTRAINT "candidate_distinct_second" FOREIGN KEY ("organisation_id","second_id") REFERENCES "public"."candidate"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_merge_into" ON "candidate_merge" USING btree ("organisation_id","kept_id");--> statement-breakpoint
CREATE INDEX "candidate_merge_as" ON "candidate_merge" USING btree ("organisation_id","listed_as","absorbed_id");--> statement-breakpoint
CREATE INDEX "candidate_merge_by" ON "candidate_merge" USING btree ("merged_by");--> statement-breakpoint
CREATE INDEX "candidate_distinct_of" ON "candidate_distinct" USING btree ("organisation_id","second_id");--> statement-breakpoint
CREATE INDEX "candidate_distinct_by" ON "candidate_distinct" USING btree ("said_by");--> statement-breakpoint
CREATE INDEX "candidate_email_key" ON "candidate" USING btree ("organisation_id",lower(regexp_replace("email", '[+][^@]*@', '@')));--> statement-breakpoint
CREATE INDEX "candidate_name_key" ON "candidate" USING btree ("organisation_id","name_key");--> statement-breakpoint
CREATE INDEX "candidate_unkeyed" ON "candidate" USING btree ("id") WHERE "candidate"."name_key" is null;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_name_key_length" CHECK (char_length("candidate"."name_key") <= 400);
--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['candidate_merge', 'candidate_distinct']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
