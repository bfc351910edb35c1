CREATE TABLE "notification_preference" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"daily_digest" boolean DEFAULT true NOT NULL,
	CONSTRAINT "notification_preference_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "notification_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" in ('application_received', 'note_mention')),
	CONSTRAINT "notification_created_at_moment" CHECK ("notification"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "notification_read_at_moment" CHECK ("notification"."read_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "notification_mailed_at_moment" CHECK ("notification"."mailed_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "application_mention" (
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "application_mention_organisation_id_event_id_user_id_pk" PRIMARY KEY("organisation_id","event_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "application_mention" ADD CONSTRAINT "application_mention_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_mention" ADD CONSTRAINT "application_mention_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_mention" ADD CONSTRAINT "application_mention_in" FOREIGN KEY ("organisation_id","event_id") REFERENCES "public"."application_event"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_of" ON "notification" USING btree ("organisation_id","user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("organisation_id","user_id") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_actor" ON "notification" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notification_age" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notification_subject" ON "notification" USING btree ("organisation_id","subject_id");--> statement-breakpoint
CREATE INDEX "application_mention_user" ON "application_mention" USING btree ("user_id");
--> statement-breakpoint
-- By hand, as the platform's tables know no domain's: what a person is notified of leaves with their membership.
ALTER TABLE "notification" ADD CONSTRAINT "notification_member" FOREIGN KEY ("organisation_id","user_id") REFERENCES "public"."membership"("organisation_id","user_id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_actor" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_member" FOREIGN KEY ("organisation_id","user_id") REFERENCES "public"."membership"("organisation_id","user_id") ON DELETE cascade;
--> statement-breakpoint
-- As in 0001: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['notification', 'notification_preference', 'application_mention']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id))', business_table);
  END LOOP;
END
$$;
