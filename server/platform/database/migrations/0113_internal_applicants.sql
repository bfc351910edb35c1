ALTER TABLE "application" ADD COLUMN "says_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "application_internal" ON "application" USING btree ("organisation_id","candidate_id") WHERE "application"."says_internal";
--> statement-breakpoint
-- Of all organisations.
SELECT set_config('app.organisation', '*', true);
--> statement-breakpoint
-- Who said so, or named the organisation as where they work now.
UPDATE "application" SET "says_internal" = true
FROM "organisation"
WHERE "organisation"."id" = "application"."organisation_id" AND ("application"."works_here" IS TRUE OR EXISTS (
  SELECT FROM jsonb_array_elements("application"."work_experiences") AS one
  WHERE one ->> 'current' = 'true'
    AND regexp_replace(lower(one ->> 'company'), '[^[:alnum:]]', '', 'g') = regexp_replace(lower("organisation"."name"), '[^[:alnum:]]', '', 'g')));
