CREATE TABLE "complaint_attachment" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"complaint_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"author_id" uuid,
	"attempt_key" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "complaint_attachment_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "complaint_attachment_attempt" UNIQUE("organisation_id","complaint_id","attempt_key"),
	CONSTRAINT "complaint_attachment_sender_known" CHECK ("complaint_attachment"."sender" in ('member', 'staff')),
	CONSTRAINT "complaint_attachment_created_at_moment" CHECK ("complaint_attachment"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "complaint_event" DROP CONSTRAINT "complaint_event_event_known";--> statement-breakpoint
ALTER TABLE "complaint_attachment" ADD CONSTRAINT "complaint_attachment_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_attachment" ADD CONSTRAINT "complaint_attachment_of" FOREIGN KEY ("organisation_id","complaint_id") REFERENCES "public"."complaint"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_attachment" ADD CONSTRAINT "complaint_attachment_file" FOREIGN KEY ("organisation_id","file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_attachment" ADD CONSTRAINT "complaint_attachment_author" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_attachment_at" ON "complaint_attachment" USING btree ("organisation_id","complaint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "complaint_attachment_file_id" ON "complaint_attachment" USING btree ("organisation_id","file_id");--> statement-breakpoint
CREATE INDEX "complaint_attachment_author_id" ON "complaint_attachment" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "complaint_event" ADD CONSTRAINT "complaint_event_event_known" CHECK ("complaint_event"."event" in ('received', 'acknowledged', 'assigned', 'topic_changed', 'severity_changed', 'replied', 'member_wrote', 'attached', 'attachment_removed', 'paused', 'resumed', 'snoozed', 'woken', 'delay_explained', 'resolved', 'closed', 'reopened', 'merged', 'unmerged', 'withdrawn', 'note_added', 'escalated'));
--> statement-breakpoint
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['complaint_attachment']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
