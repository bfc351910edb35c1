-- As in 0001: a row is visible to a transaction that named its organisation, or that works across all ('*').
ALTER TABLE "interviewer" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "interviewer" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY organisation ON "interviewer" USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id));
