CREATE TABLE "first_days_item" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"audience" text NOT NULL,
	"owner_id" uuid,
	"due_date" date NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" uuid,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "first_days_item_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "first_days_item_position_range" CHECK ("first_days_item"."position" between 0 and 80),
	CONSTRAINT "first_days_item_title_length" CHECK (char_length("first_days_item"."title") <= 200),
	CONSTRAINT "first_days_item_audience_known" CHECK ("first_days_item"."audience" in ('team', 'newcomer')),
	CONSTRAINT "first_days_item_due_date_day" CHECK ("first_days_item"."due_date" between '1900-01-01' and '9999-12-31'),
	CONSTRAINT "first_days_item_done_at_moment" CHECK ("first_days_item"."done_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "first_days_item_reminded_at_moment" CHECK ("first_days_item"."reminded_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "first_days_list" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "first_days_list_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "first_days_list_once" UNIQUE("organisation_id","application_id"),
	CONSTRAINT "first_days_list_start_date_day" CHECK ("first_days_list"."start_date" between '1900-01-01' and '9999-12-31'),
	CONSTRAINT "first_days_list_created_at_moment" CHECK ("first_days_list"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "first_days_template" (
	"organisation_id" uuid NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "first_days_template_organisation_id_pk" PRIMARY KEY("organisation_id"),
	CONSTRAINT "first_days_template_items_shape" CHECK (coalesce(jsonb_path_match("first_days_template"."items", '$.type() == "array" && $.size() >= 0 && $.size() <= 100', '{}', true), "first_days_template"."items" is null))
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_known";--> statement-breakpoint
ALTER TABLE "first_days_item" ADD CONSTRAINT "first_days_item_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_days_item" ADD CONSTRAINT "first_days_item_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_days_item" ADD CONSTRAINT "first_days_item_done_by_user_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_days_item" ADD CONSTRAINT "first_days_item_of" FOREIGN KEY ("organisation_id","list_id") REFERENCES "public"."first_days_list"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_days_list" ADD CONSTRAINT "first_days_list_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_days_list" ADD CONSTRAINT "first_days_list_of" FOREIGN KEY ("organisation_id","application_id") REFERENCES "public"."application"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_days_template" ADD CONSTRAINT "first_days_template_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "first_days_item_list" ON "first_days_item" USING btree ("organisation_id","list_id","due_date");--> statement-breakpoint
CREATE INDEX "first_days_item_due" ON "first_days_item" USING btree ("due_date");--> statement-breakpoint
CREATE INDEX "first_days_item_owner" ON "first_days_item" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "first_days_item_doer" ON "first_days_item" USING btree ("done_by");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" in ('application_received', 'note_mention', 'job_ended', 'assessment_finished', 'interview_ended', 'first_days_due', 'interview_booked', 'interview_times_asked', 'interview_times_expired', 'offer_to_approve', 'offer_approved', 'offer_returned', 'offer_accepted', 'offer_declined', 'offer_expired', 'application_awake', 'member_waiting', 'member_assigned', 'member_mention', 'member_due_soon', 'member_overdue', 'data_request_made', 'campaign_ended', 'complaint_received', 'complaint_assigned', 'complaint_mention', 'complaint_member_wrote', 'complaint_due_soon', 'complaint_overdue', 'complaint_awake'));--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['first_days_template', 'first_days_list', 'first_days_item']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
