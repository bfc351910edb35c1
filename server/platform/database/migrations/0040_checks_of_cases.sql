CREATE TABLE "risk_rules" (
	"organisation_id" uuid NOT NULL,
	"rules" jsonb NOT NULL,
	CONSTRAINT "risk_rules_organisation_id_pk" PRIMARY KEY("organisation_id")
);
--> statement-breakpoint
CREATE TABLE "member_document_expiry" (
	"organisation_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"expires_on" date NOT NULL,
	CONSTRAINT "member_document_expiry_organisation_id_member_id_kind_pk" PRIMARY KEY("organisation_id","member_id","kind"),
	CONSTRAINT "member_document_expiry_kind_known" CHECK ("member_document_expiry"."kind" in ('passport-photo', 'id-front', 'id-back', 'passport', 'kra-pin')),
	CONSTRAINT "member_document_expiry_expires_on_day" CHECK ("member_document_expiry"."expires_on" between '1900-01-01' and '9999-12-31')
);
--> statement-breakpoint
CREATE TABLE "member_face" (
	"organisation_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"engine_version" text NOT NULL,
	"face" text NOT NULL,
	CONSTRAINT "member_face_organisation_id_member_id_pk" PRIMARY KEY("organisation_id","member_id"),
	CONSTRAINT "member_face_engine_version_length" CHECK (char_length("member_face"."engine_version") <= 100),
	CONSTRAINT "member_face_face_length" CHECK (char_length("member_face"."face") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "identity_check" DROP CONSTRAINT "identity_check_kind_known";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_known";--> statement-breakpoint
ALTER TABLE "screening_list" ADD COLUMN "kind" text DEFAULT 'screening' NOT NULL;--> statement-breakpoint
ALTER TABLE "risk_rules" ADD CONSTRAINT "risk_rules_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_document_expiry" ADD CONSTRAINT "member_document_expiry_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_document_expiry" ADD CONSTRAINT "member_document_expiry_of" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."member"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_face" ADD CONSTRAINT "member_face_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_face" ADD CONSTRAINT "member_face_of" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."member"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_document_expiry_day" ON "member_document_expiry" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "membership_application_draft_id_number" ON "membership_application" USING btree ("organisation_id",upper(regexp_replace("values"->>'idNumber', '[^A-Za-z0-9]', '', 'g'))) WHERE "membership_application"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "membership_application_draft_kra_pin" ON "membership_application" USING btree ("organisation_id",upper(regexp_replace("values"->>'kraPin', '[^A-Za-z0-9]', '', 'g'))) WHERE "membership_application"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "membership_application_draft_phone" ON "membership_application" USING btree ("organisation_id",right(regexp_replace("values"->>'primaryMobileNumber', '[^0-9]', '', 'g'), 9)) WHERE "membership_application"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "member_date_of_birth" ON "member" USING btree ("organisation_id","date_of_birth");--> statement-breakpoint
CREATE INDEX "member_plain_id_number" ON "member" USING btree ("organisation_id",ltrim("id_number", '0'));--> statement-breakpoint
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_kind_known" CHECK ("identity_check"."kind" in ('document', 'faces', 'liveness', 'registry', 'comparison', 'screening', 'duplicates'));--> statement-breakpoint
ALTER TABLE "screening_list" ADD CONSTRAINT "screening_list_kind_known" CHECK ("screening_list"."kind" in ('screening', 'blocklist'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" in ('application_received', 'note_mention', 'member_waiting'));--> statement-breakpoint
-- As in 0001: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['risk_rules', 'member_document_expiry', 'member_face']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id))', business_table);
  END LOOP;
END
$$;
