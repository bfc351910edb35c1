CREATE TABLE "member_event" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"from_value" text,
	"to_value" text,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "member_event_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "member_event_change" CHECK (("member_event"."action" = 'registered') = ("member_event"."to_value" is null)),
	CONSTRAINT "member_event_both" CHECK (("member_event"."from_value" is null) = ("member_event"."to_value" is null)),
	CONSTRAINT "member_event_created_at_moment" CHECK ("member_event"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "member_event_action_known" CHECK ("member_event"."action" in ('registered', 'step_changed', 'kyc_changed')),
	CONSTRAINT "member_event_from_value_length" CHECK (char_length("member_event"."from_value") <= 50),
	CONSTRAINT "member_event_to_value_length" CHECK (char_length("member_event"."to_value") <= 50),
	CONSTRAINT "member_event_reason_length" CHECK (char_length("member_event"."reason") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "member" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"id_number" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text,
	"occupation" text DEFAULT '' NOT NULL,
	"referred_by" text DEFAULT '' NOT NULL,
	"date_of_birth" date,
	"address" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"kyc_status" text DEFAULT 'pending' NOT NULL,
	"onboarding_step" text DEFAULT 'registration' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "member_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "member_id_number" UNIQUE("organisation_id","id_number"),
	CONSTRAINT "member_phone_number" UNIQUE("organisation_id","phone_number"),
	CONSTRAINT "member_email" UNIQUE("organisation_id","email"),
	CONSTRAINT "member_id_number_shape" CHECK ("member"."id_number" ~ '^[A-Z0-9]{6,9}$'),
	CONSTRAINT "member_email_lower" CHECK ("member"."email" = lower("member"."email")),
	CONSTRAINT "member_full_name_length" CHECK (char_length("member"."full_name") <= 100),
	CONSTRAINT "member_phone_number_length" CHECK (char_length("member"."phone_number") <= 30),
	CONSTRAINT "member_email_length" CHECK (char_length("member"."email") <= 254),
	CONSTRAINT "member_occupation_length" CHECK (char_length("member"."occupation") <= 200),
	CONSTRAINT "member_referred_by_length" CHECK (char_length("member"."referred_by") <= 200),
	CONSTRAINT "member_date_of_birth_day" CHECK ("member"."date_of_birth" between '1900-01-01' and '9999-12-31'),
	CONSTRAINT "member_address_length" CHECK (char_length("member"."address") <= 200),
	CONSTRAINT "member_language_known" CHECK ("member"."language" in ('en', 'sw')),
	CONSTRAINT "member_kyc_status_known" CHECK ("member"."kyc_status" in ('pending', 'in_progress', 'verified', 'rejected')),
	CONSTRAINT "member_onboarding_step_known" CHECK ("member"."onboarding_step" in ('registration', 'documents', 'verification', 'approval', 'complete')),
	CONSTRAINT "member_created_at_moment" CHECK ("member"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "onboarding_settings" (
	"organisation_id" uuid NOT NULL,
	"four_eyes" boolean NOT NULL,
	CONSTRAINT "onboarding_settings_organisation_id_pk" PRIMARY KEY("organisation_id")
);
--> statement-breakpoint
ALTER TABLE "member_event" ADD CONSTRAINT "member_event_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_event" ADD CONSTRAINT "member_event_of" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."member"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_event" ADD CONSTRAINT "member_event_actor" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_maker" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD CONSTRAINT "onboarding_settings_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_event_at" ON "member_event" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "member_event_member" ON "member_event" USING btree ("organisation_id","member_id");--> statement-breakpoint
CREATE INDEX "member_event_actor_id" ON "member_event" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "member_created_at" ON "member" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "member_name" ON "member" USING btree ("organisation_id","full_name","id");--> statement-breakpoint
CREATE INDEX "member_standing" ON "member" USING btree ("organisation_id","kyc_status","onboarding_step");--> statement-breakpoint
CREATE INDEX "member_created_by" ON "member" USING btree ("created_by");
--> statement-breakpoint
-- As in 0001: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['member', 'member_event', 'onboarding_settings']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id))', business_table);
  END LOOP;
END
$$;
