CREATE TABLE "referral" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"referred_by" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"relation" text NOT NULL,
	"words" text NOT NULL,
	"key" text NOT NULL,
	"application_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "referral_key" UNIQUE("key"),
	CONSTRAINT "referral_once" UNIQUE("organisation_id","job_id","email"),
	CONSTRAINT "referral_email_lower" CHECK ("referral"."email" = lower("referral"."email")),
	CONSTRAINT "referral_name_length" CHECK (char_length("referral"."name") <= 200),
	CONSTRAINT "referral_email_length" CHECK (char_length("referral"."email") <= 254),
	CONSTRAINT "referral_phone_length" CHECK (char_length("referral"."phone") <= 30),
	CONSTRAINT "referral_relation_known" CHECK ("referral"."relation" in ('worked_together', 'studied_together', 'member', 'friend', 'family', 'other')),
	CONSTRAINT "referral_words_length" CHECK (char_length("referral"."words") <= 10000),
	CONSTRAINT "referral_key_length" CHECK (char_length("referral"."key") <= 24),
	CONSTRAINT "referral_created_at_moment" CHECK ("referral"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_referred_by_user_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_job" FOREIGN KEY ("organisation_id","job_id") REFERENCES "public"."job"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_application" FOREIGN KEY ("organisation_id","application_id") REFERENCES "public"."application"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_own" ON "referral" USING btree ("organisation_id","referred_by","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "referral_by" ON "referral" USING btree ("referred_by");--> statement-breakpoint
CREATE INDEX "referral_application_of" ON "referral" USING btree ("organisation_id","application_id");--> statement-breakpoint
CREATE INDEX "referral_email" ON "referral" USING btree ("email");--> statement-breakpoint
CREATE INDEX "referral_age" ON "referral" USING btree ("created_at");
--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['referral']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
