CREATE TABLE "application_document" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"method" text NOT NULL,
	"quality" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"captured_by" uuid,
	"replaced_at" timestamp (3) with time zone,
	CONSTRAINT "application_document_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "application_document_client" UNIQUE("organisation_id","application_id","client_id"),
	CONSTRAINT "application_document_quality_shape" CHECK (jsonb_typeof("application_document"."quality") = 'object'),
	CONSTRAINT "application_document_kind_known" CHECK ("application_document"."kind" in ('passport-photo', 'id-front', 'id-back', 'passport', 'kra-pin')),
	CONSTRAINT "application_document_method_known" CHECK ("application_document"."method" in ('camera', 'file')),
	CONSTRAINT "application_document_created_at_moment" CHECK ("application_document"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "application_document_replaced_at_moment" CHECK ("application_document"."replaced_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "membership_application" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"key_digest" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"language" text NOT NULL,
	"values" jsonb NOT NULL,
	"step" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"editor_id" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_by" uuid,
	"submitted_at" timestamp (3) with time zone,
	"submitted" jsonb,
	"consent_version" text,
	"by_laws" text,
	"member_id" uuid,
	"reopened_parts" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "membership_application_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "membership_application_key" UNIQUE("key_digest"),
	CONSTRAINT "membership_application_client" UNIQUE("organisation_id","client_id"),
	CONSTRAINT "membership_application_member" UNIQUE("organisation_id","member_id"),
	CONSTRAINT "membership_application_sent" CHECK (("membership_application"."status" = 'draft') = ("membership_application"."submitted_at" is null) and ("membership_application"."submitted_at" is null) = ("membership_application"."submitted" is null)),
	CONSTRAINT "membership_application_submitted_shape" CHECK (jsonb_typeof("membership_application"."submitted") = 'object'),
	CONSTRAINT "membership_application_step_range" CHECK ("membership_application"."step" between 1 and 5),
	CONSTRAINT "membership_application_version_range" CHECK ("membership_application"."version" >= 1),
	CONSTRAINT "membership_application_values_shape" CHECK (jsonb_typeof("membership_application"."values") = 'object'),
	CONSTRAINT "membership_application_key_digest_length" CHECK (char_length("membership_application"."key_digest") <= 64),
	CONSTRAINT "membership_application_status_known" CHECK ("membership_application"."status" in ('draft', 'submitted', 'reopened')),
	CONSTRAINT "membership_application_language_known" CHECK ("membership_application"."language" in ('en', 'sw')),
	CONSTRAINT "membership_application_updated_at_moment" CHECK ("membership_application"."updated_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "membership_application_created_at_moment" CHECK ("membership_application"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "membership_application_submitted_at_moment" CHECK ("membership_application"."submitted_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "membership_application_consent_version_length" CHECK (char_length("membership_application"."consent_version") <= 50),
	CONSTRAINT "membership_application_by_laws_length" CHECK (char_length("membership_application"."by_laws") <= 200),
	CONSTRAINT "membership_application_reopened_parts_length" CHECK (cardinality("membership_application"."reopened_parts") <= 100 and char_length(array_to_string("membership_application"."reopened_parts", '')) <= 2000)
);
--> statement-breakpoint
CREATE TABLE "member_flag" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"code" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"raised_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" uuid,
	"resolution" text DEFAULT '' NOT NULL,
	CONSTRAINT "member_flag_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "member_flag_code_known" CHECK ("member_flag"."code" in ('document_mismatch', 'document_unread', 'document_poor', 'document_expired', 'document_expires_soon', 'registry_mismatch', 'registry_not_found', 'registry_unavailable', 'face_mismatch', 'face_uncertain', 'liveness_doubtful', 'duplicate_person', 'same_face', 'blocklisted', 'screening_hit', 'high_risk')),
	CONSTRAINT "member_flag_subject_length" CHECK (char_length("member_flag"."subject") <= 200),
	CONSTRAINT "member_flag_detail_length" CHECK (char_length("member_flag"."detail") <= 1000),
	CONSTRAINT "member_flag_raised_at_moment" CHECK ("member_flag"."raised_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "member_flag_resolved_at_moment" CHECK ("member_flag"."resolved_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "member_flag_resolution_length" CHECK (char_length("member_flag"."resolution") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "member_check" (
	"organisation_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"outcome" text,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "member_check_organisation_id_member_id_kind_pk" PRIMARY KEY("organisation_id","member_id","kind"),
	CONSTRAINT "member_check_done" CHECK (("member_check"."status" = 'done') = ("member_check"."outcome" is not null)),
	CONSTRAINT "member_check_kind_known" CHECK ("member_check"."kind" in ('text_extraction', 'registry', 'face_match', 'liveness', 'duplicates', 'screening', 'expiry')),
	CONSTRAINT "member_check_status_known" CHECK ("member_check"."status" in ('waiting', 'running', 'done', 'unavailable')),
	CONSTRAINT "member_check_outcome_known" CHECK ("member_check"."outcome" in ('matched', 'mismatch', 'uncertain', 'not_found', 'not_applicable')),
	CONSTRAINT "member_check_started_at_moment" CHECK ("member_check"."started_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "member_check_finished_at_moment" CHECK ("member_check"."finished_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "source" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "kra_pin" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "county" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "member_number" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "joined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "risk" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD COLUMN "open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD COLUMN "entrance_fee" integer DEFAULT 1000 NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD COLUMN "first_shares" integer DEFAULT 1000 NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD COLUMN "minimum_share_capital" integer DEFAULT 20000 NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD COLUMN "minimum_monthly_deposit" integer DEFAULT 1000 NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD COLUMN "member_number_pattern" text DEFAULT '{number:6}' NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD COLUMN "decision_hours" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD COLUMN "request_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD COLUMN "retention_years" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD COLUMN "by_laws" text DEFAULT 'The by-laws of the SACCO as registered' NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD COLUMN "consent_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_document" ADD CONSTRAINT "application_document_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_document" ADD CONSTRAINT "application_document_of" FOREIGN KEY ("organisation_id","application_id") REFERENCES "public"."membership_application"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_document" ADD CONSTRAINT "application_document_file" FOREIGN KEY ("organisation_id","file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_document" ADD CONSTRAINT "application_document_photographer" FOREIGN KEY ("captured_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_application" ADD CONSTRAINT "membership_application_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_application" ADD CONSTRAINT "membership_application_of" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."member"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_application" ADD CONSTRAINT "membership_application_starter" FOREIGN KEY ("started_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_flag" ADD CONSTRAINT "member_flag_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_flag" ADD CONSTRAINT "member_flag_of" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."member"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_flag" ADD CONSTRAINT "member_flag_resolver" FOREIGN KEY ("resolved_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_check" ADD CONSTRAINT "member_check_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_check" ADD CONSTRAINT "member_check_of" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."member"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_document_current" ON "application_document" USING btree ("organisation_id","application_id","kind") WHERE "application_document"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "application_document_file" ON "application_document" USING btree ("organisation_id","file_id");--> statement-breakpoint
CREATE INDEX "application_document_captured_by" ON "application_document" USING btree ("captured_by");--> statement-breakpoint
CREATE INDEX "membership_application_started_by" ON "membership_application" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "membership_application_age" ON "membership_application" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "member_flag_member" ON "member_flag" USING btree ("organisation_id","member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_flag_open" ON "member_flag" USING btree ("organisation_id","member_id","code","subject") WHERE "member_flag"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "member_flag_code" ON "member_flag" USING btree ("organisation_id","code","resolved_at");--> statement-breakpoint
CREATE INDEX "member_flag_resolved_by" ON "member_flag" USING btree ("resolved_by");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_assignee" FOREIGN KEY ("assignee_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_account" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_due_at" ON "member" USING btree ("organisation_id","due_at","id");--> statement-breakpoint
CREATE INDEX "member_county" ON "member" USING btree ("organisation_id","county");--> statement-breakpoint
CREATE INDEX "member_assignee_id" ON "member" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "member_user_id" ON "member" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_kra_pin" UNIQUE("organisation_id","kra_pin");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_member_number" UNIQUE("organisation_id","member_number");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_kra_pin_shape" CHECK ("member"."kra_pin" ~ '^[AP][0-9]{9}[A-Z]$');--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_source_known" CHECK ("member"."source" in ('wizard', 'staff', 'import'));--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_county_known" CHECK ("member"."county" in ('Mombasa', 'Kwale', 'Kilifi', 'Tana River', 'Lamu', 'Taita Taveta', 'Garissa', 'Wajir', 'Mandera', 'Marsabit', 'Isiolo', 'Meru', 'Tharaka Nithi', 'Embu', 'Kitui', 'Machakos', 'Makueni', 'Nyandarua', 'Nyeri', 'Kirinyaga', 'Murang''a', 'Kiambu', 'Turkana', 'West Pokot', 'Samburu', 'Trans Nzoia', 'Uasin Gishu', 'Elgeyo Marakwet', 'Nandi', 'Baringo', 'Laikipia', 'Nakuru', 'Narok', 'Kajiado', 'Kericho', 'Bomet', 'Kakamega', 'Vihiga', 'Bungoma', 'Busia', 'Siaya', 'Kisumu', 'Homa Bay', 'Migori', 'Kisii', 'Nyamira', 'Nairobi'));--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_member_number_length" CHECK (char_length("member"."member_number") <= 40);--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_joined_at_moment" CHECK ("member"."joined_at" between '1900-01-01Z' and '9999-12-31Z');--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_due_at_moment" CHECK ("member"."due_at" between '1900-01-01Z' and '9999-12-31Z');--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_risk_known" CHECK ("member"."risk" in ('low', 'medium', 'high'));--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD CONSTRAINT "onboarding_settings_entrance_fee_range" CHECK ("onboarding_settings"."entrance_fee" between 0 and 10000000);--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD CONSTRAINT "onboarding_settings_first_shares_range" CHECK ("onboarding_settings"."first_shares" between 0 and 10000000);--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD CONSTRAINT "onboarding_settings_minimum_share_capital_range" CHECK ("onboarding_settings"."minimum_share_capital" between 0 and 10000000);--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD CONSTRAINT "onboarding_settings_minimum_monthly_deposit_range" CHECK ("onboarding_settings"."minimum_monthly_deposit" between 0 and 10000000);--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD CONSTRAINT "onboarding_settings_decision_hours_range" CHECK ("onboarding_settings"."decision_hours" between 1 and 500);--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD CONSTRAINT "onboarding_settings_request_days_range" CHECK ("onboarding_settings"."request_days" between 1 and 30);--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD CONSTRAINT "onboarding_settings_retention_years_range" CHECK ("onboarding_settings"."retention_years" between 7 and 30);--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD CONSTRAINT "onboarding_settings_member_number_pattern_length" CHECK (char_length("onboarding_settings"."member_number_pattern") <= 40);--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD CONSTRAINT "onboarding_settings_by_laws_length" CHECK (char_length("onboarding_settings"."by_laws") <= 200);--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD CONSTRAINT "onboarding_settings_consent_note_length" CHECK (char_length("onboarding_settings"."consent_note") <= 10000);
--> statement-breakpoint
-- As in 0001: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['membership_application', 'application_document', 'member_check', 'member_flag']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id))', business_table);
  END LOOP;
END
$$;
