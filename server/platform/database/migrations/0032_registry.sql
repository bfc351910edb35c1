CREATE TABLE "registry_answer" (
	"organisation_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "registry_answer_organisation_id_question_pk" PRIMARY KEY("organisation_id","question"),
	CONSTRAINT "registry_answer_question_length" CHECK (char_length("registry_answer"."question") <= 64),
	CONSTRAINT "registry_answer_answer_length" CHECK (char_length("registry_answer"."answer") <= 5000),
	CONSTRAINT "registry_answer_answered_at_moment" CHECK ("registry_answer"."answered_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "registry_answer_expires_at_moment" CHECK ("registry_answer"."expires_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "registry_usage" (
	"organisation_id" uuid NOT NULL,
	"month" text NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "registry_usage_organisation_id_month_pk" PRIMARY KEY("organisation_id","month"),
	CONSTRAINT "registry_usage_month_shape" CHECK ("registry_usage"."month" ~ '^\d{4}-\d{2}$'),
	CONSTRAINT "registry_usage_calls_range" CHECK ("registry_usage"."calls" >= 0),
	CONSTRAINT "registry_usage_month_length" CHECK (char_length("registry_usage"."month") <= 7)
);
--> statement-breakpoint
ALTER TABLE "registry_answer" ADD CONSTRAINT "registry_answer_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry_usage" ADD CONSTRAINT "registry_usage_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registry_answer_expires_at" ON "registry_answer" USING btree ("expires_at");--> statement-breakpoint
-- As in 0001: a row is visible to a transaction that named its organisation, or that works across all ('*').
ALTER TABLE "registry_usage" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "registry_usage" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY organisation ON "registry_usage" USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id));--> statement-breakpoint
ALTER TABLE "registry_answer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "registry_answer" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY organisation ON "registry_answer" USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id));
