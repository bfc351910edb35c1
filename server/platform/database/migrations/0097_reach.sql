DROP INDEX "application_status";--> statement-breakpoint
CREATE INDEX "application_event_hire" ON "application_event" USING btree ("organisation_id","application_id","created_at") WHERE "application_event"."to_status" = 'accepted' and "application_event"."from_status" <> 'accepted';--> statement-breakpoint
CREATE INDEX "application_latest" ON "application" USING btree ("organisation_id","candidate_id","applied_at" DESC NULLS LAST,"id","match_score");--> statement-breakpoint
CREATE INDEX "candidate_status" ON "candidate" USING btree ("organisation_id","status","id");--> statement-breakpoint
CREATE INDEX "application_status" ON "application" USING btree ("organisation_id","status","applied_at" DESC NULLS LAST,"id","snoozed_until");