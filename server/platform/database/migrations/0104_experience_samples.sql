ALTER TABLE "complaint" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "interaction" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "complaint_sample" ON "complaint" USING btree ("organisation_id","id") WHERE "complaint"."sample";--> statement-breakpoint
CREATE INDEX "feedback_sample" ON "feedback" USING btree ("organisation_id","id") WHERE "feedback"."sample";--> statement-breakpoint
CREATE INDEX "interaction_sample" ON "interaction" USING btree ("organisation_id","id") WHERE "interaction"."sample";