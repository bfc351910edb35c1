CREATE TABLE "interview_slot_person" (
	"organisation_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "interview_slot_person_organisation_id_slot_id_user_id_pk" PRIMARY KEY("organisation_id","slot_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "interview_slot_offer" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"type" text NOT NULL,
	"location" text NOT NULL,
	"minutes" integer NOT NULL,
	"note" text,
	"offered_by" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"chosen_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"asked_words" text,
	"reminded_at" timestamp (3) with time zone,
	"end_noted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_slot_offer_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "interview_slot_offer_minutes_range" CHECK ("interview_slot_offer"."minutes" between 5 and 480),
	CONSTRAINT "interview_slot_offer_type_known" CHECK ("interview_slot_offer"."type" in ('video', 'phone', 'in_person')),
	CONSTRAINT "interview_slot_offer_location_length" CHECK (char_length("interview_slot_offer"."location") <= 200),
	CONSTRAINT "interview_slot_offer_note_length" CHECK (char_length("interview_slot_offer"."note") <= 2000),
	CONSTRAINT "interview_slot_offer_expires_at_moment" CHECK ("interview_slot_offer"."expires_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "interview_slot_offer_chosen_at_moment" CHECK ("interview_slot_offer"."chosen_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "interview_slot_offer_cancelled_at_moment" CHECK ("interview_slot_offer"."cancelled_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "interview_slot_offer_asked_at_moment" CHECK ("interview_slot_offer"."asked_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "interview_slot_offer_asked_words_length" CHECK (char_length("interview_slot_offer"."asked_words") <= 2000),
	CONSTRAINT "interview_slot_offer_reminded_at_moment" CHECK ("interview_slot_offer"."reminded_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "interview_slot_offer_end_noted_at_moment" CHECK ("interview_slot_offer"."end_noted_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "interview_slot_offer_created_at_moment" CHECK ("interview_slot_offer"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "interview_slot" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"chosen_at" timestamp (3) with time zone,
	CONSTRAINT "interview_slot_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "interview_slot_ends_at_order" CHECK ("interview_slot"."ends_at" >= "interview_slot"."starts_at"),
	CONSTRAINT "interview_slot_starts_at_moment" CHECK ("interview_slot"."starts_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "interview_slot_ends_at_moment" CHECK ("interview_slot"."ends_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "interview_slot_chosen_at_moment" CHECK ("interview_slot"."chosen_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_known";--> statement-breakpoint
ALTER TABLE "interview_slot_person" ADD CONSTRAINT "interview_slot_person_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot_person" ADD CONSTRAINT "interview_slot_person_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot_person" ADD CONSTRAINT "interview_slot_person_at" FOREIGN KEY ("organisation_id","slot_id") REFERENCES "public"."interview_slot"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot_offer" ADD CONSTRAINT "interview_slot_offer_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot_offer" ADD CONSTRAINT "interview_slot_offer_offered_by_user_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot_offer" ADD CONSTRAINT "interview_slot_offer_of" FOREIGN KEY ("organisation_id","application_id") REFERENCES "public"."application"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot" ADD CONSTRAINT "interview_slot_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot" ADD CONSTRAINT "interview_slot_of" FOREIGN KEY ("organisation_id","offer_id") REFERENCES "public"."interview_slot_offer"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_slot_person_user" ON "interview_slot_person" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interview_slot_offer_application" ON "interview_slot_offer" USING btree ("organisation_id","application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_slot_offer_open" ON "interview_slot_offer" USING btree ("organisation_id","application_id") WHERE "interview_slot_offer"."chosen_at" is null and "interview_slot_offer"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "interview_slot_offer_expiry" ON "interview_slot_offer" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "interview_slot_offer_person" ON "interview_slot_offer" USING btree ("offered_by");--> statement-breakpoint
CREATE INDEX "interview_slot_offer_start" ON "interview_slot" USING btree ("organisation_id","offer_id","starts_at");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" in ('application_received', 'note_mention', 'job_ended', 'assessment_finished', 'interview_ended', 'interview_booked', 'interview_times_asked', 'interview_times_expired', 'offer_to_approve', 'offer_approved', 'offer_returned', 'offer_accepted', 'offer_declined', 'offer_expired', 'application_awake', 'member_waiting', 'member_assigned', 'member_mention', 'member_due_soon', 'member_overdue', 'data_request_made', 'campaign_ended'));--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['interview_slot_offer', 'interview_slot', 'interview_slot_person']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
