ALTER TABLE "job" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_language_known" CHECK ("job"."language" in ('en', 'sw'));--> statement-breakpoint
-- Adverts from before get the language that they are in, by the same words as server/platform/text-language.ts.
-- Also where row-level security binds the owner of the tables.
SELECT set_config('app.organisation', '*', true);
--> statement-breakpoint
UPDATE "job" SET "language" = 'sw'
WHERE (SELECT count(*) FROM regexp_matches(lower("title" || ' ' || "description"), '\m(na|ya|wa|za|la|cha|vya|kwa|katika|ni|si|au|kama|pia|ili|kila|kuwa|wetu|yetu|zetu|wako|yako|zako|wake|yake|zake|wao|yao|hii|hiyo|huyu|hao|hizi|huu|huo|ambao|ambaye|ambayo|ambazo|lakini|baada|kabla|pamoja|bila|kutoka|hadi|mpaka|sana|tu|yenye|wenye|mwenye|wala|sisi|wewe)\M', 'g'))
  > (SELECT count(*) FROM regexp_matches(lower("title" || ' ' || "description"), '\m(the|of|and|to|a|in|for|with|you|we|our|us|is|are|that|on|as|at|be|by|from|your|their|or|an|will|who|this|it|its|have|has|not|but|they|he|she|can|more|than)\M', 'g'));
--> statement-breakpoint
SELECT set_config('app.organisation', '', true);
