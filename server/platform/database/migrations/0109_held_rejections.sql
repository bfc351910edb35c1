DROP INDEX "candidate_decision_waiting";--> statement-breakpoint
ALTER TABLE "candidate_decision" ALTER COLUMN "from_status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_decision" ALTER COLUMN "to_status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "held_status" text;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "held_by" uuid;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_held" FOREIGN KEY ("organisation_id","held_by") REFERENCES "public"."candidate_decision"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_held" ON "application" USING btree ("organisation_id","held_by");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_decision_waiting" ON "candidate_decision" USING btree ("organisation_id","candidate_id") WHERE "candidate_decision"."settled_at" is null and "candidate_decision"."undone_at" is null and "candidate_decision"."to_status" is not null;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_held_rejection" CHECK (("application"."held_by" is null) = ("application"."held_status" is null) and ("application"."held_by" is null or "application"."status" = 'rejected'));--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_held_status_known" CHECK ("application"."held_status" in ('submitted', 'screening', 'interview', 'assessment', 'final_review', 'accepted', 'rejected', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "candidate_decision" ADD CONSTRAINT "candidate_decision_on_person" CHECK (("candidate_decision"."from_status" is null) = ("candidate_decision"."to_status" is null));