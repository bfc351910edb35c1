CREATE TABLE "data_request" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "data_request_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "data_request_answered" CHECK (("data_request"."status" = 'open') = ("data_request"."answered_at" is null)),
	CONSTRAINT "data_request_due_at_order" CHECK ("data_request"."due_at" >= "data_request"."created_at"),
	CONSTRAINT "data_request_kind_known" CHECK ("data_request"."kind" in ('correction', 'erasure', 'consent_withdrawal')),
	CONSTRAINT "data_request_text_length" CHECK (char_length("data_request"."text") <= 2000),
	CONSTRAINT "data_request_status_known" CHECK ("data_request"."status" in ('open', 'granted', 'restricted', 'refused')),
	CONSTRAINT "data_request_created_at_moment" CHECK ("data_request"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "data_request_due_at_moment" CHECK ("data_request"."due_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "data_request_answered_at_moment" CHECK ("data_request"."answered_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "data_request_answer_length" CHECK (char_length("data_request"."answer") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "data_request" ADD CONSTRAINT "data_request_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_request" ADD CONSTRAINT "data_request_of" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."member"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_request" ADD CONSTRAINT "data_request_answerer" FOREIGN KEY ("answered_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_request_open" ON "data_request" USING btree ("organisation_id","member_id","kind") WHERE "data_request"."status" = 'open';--> statement-breakpoint
CREATE INDEX "data_request_member" ON "data_request" USING btree ("organisation_id","member_id");--> statement-breakpoint
CREATE INDEX "data_request_due_at" ON "data_request" USING btree ("organisation_id","status","due_at");--> statement-breakpoint
CREATE INDEX "data_request_answered_by" ON "data_request" USING btree ("answered_by");--> statement-breakpoint
-- As in 0001: a row is visible to a transaction that named its organisation, or that works across all ('*').
ALTER TABLE "data_request" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "data_request" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY organisation ON "data_request" USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id));
