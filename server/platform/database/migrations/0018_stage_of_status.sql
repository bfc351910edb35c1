-- A stage beyond the one of its status could be set by the API until now; the status is what a person chose.
-- For whoever migrates under forced row-level security: all rows, until the transaction ends.
SELECT set_config('app.organisation', '*', true);
--> statement-breakpoint
UPDATE "application" SET "stage" = limits."stage"
FROM (VALUES ('submitted', 1), ('screening', 2), ('interview', 3), ('assessment', 4), ('final_review', 5)) AS limits("status", "stage")
WHERE "application"."status" = limits."status" AND "application"."stage" > limits."stage";
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_stage_of_status" CHECK ("application"."stage" <= case "application"."status" when 'submitted' then 1 when 'screening' then 2 when 'interview' then 3 when 'assessment' then 4 when 'final_review' then 5 else 50 end);