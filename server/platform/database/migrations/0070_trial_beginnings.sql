CREATE TABLE "first_steps" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"beginning" text,
	"shared" text[] DEFAULT '{}' NOT NULL,
	"dismissed_at" timestamp (3) with time zone,
	CONSTRAINT "first_steps_beginning_known" CHECK ("first_steps"."beginning" in ('empty', 'sample')),
	CONSTRAINT "first_steps_shared_known" CHECK ("first_steps"."shared" <@ array['join_link']::text[]),
	CONSTRAINT "first_steps_dismissed_at_moment" CHECK ("first_steps"."dismissed_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "sample_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "first_steps" ADD CONSTRAINT "first_steps_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_sample" ON "member" USING btree ("organisation_id","id") WHERE "member"."sample";--> statement-breakpoint
CREATE INDEX "candidate_sample" ON "candidate" USING btree ("organisation_id","id") WHERE "candidate"."sample";--> statement-breakpoint
CREATE INDEX "job_sample" ON "job" USING btree ("organisation_id","id") WHERE "job"."sample";--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_sample_since_moment" CHECK ("organisation"."sample_since" between '1900-01-01Z' and '9999-12-31Z');--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
ALTER TABLE "first_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "first_steps" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY organisation ON "first_steps" USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()));
