CREATE TABLE "interviewer" (
	"organisation_id" uuid NOT NULL,
	"interview_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "interviewer_organisation_id_interview_id_user_id_pk" PRIMARY KEY("organisation_id","interview_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "trial_end_told" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "thread" text;--> statement-breakpoint
ALTER TABLE "interview" ADD COLUMN "calendar_uid" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "calendar_uid" text;--> statement-breakpoint
ALTER TABLE "interviewer" ADD CONSTRAINT "interviewer_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer" ADD CONSTRAINT "interviewer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer" ADD CONSTRAINT "interviewer_interview" FOREIGN KEY ("organisation_id","interview_id") REFERENCES "public"."interview"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviewer_user" ON "interviewer" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organisation_trial" ON "organisation" USING btree ("trial_ends_at");--> statement-breakpoint
CREATE INDEX "mail_thread" ON "mail" USING btree ("to","thread","created_at") WHERE "mail"."thread" is not null;