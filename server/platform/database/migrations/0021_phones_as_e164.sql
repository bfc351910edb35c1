-- From now on phone numbers are kept as E.164. What was typed before becomes so where it surely is a number: a Kenyan
-- one, or one with another country's code. Everything else stays as it was typed: a person can still read it.
CREATE FUNCTION e164(typed text) RETURNS text LANGUAGE sql IMMUTABLE
RETURN CASE
  WHEN typed !~ '^\s*\+?[0-9 ()./-]+$' THEN typed
  WHEN regexp_replace(typed, '\D', '', 'g') ~ '^(254)?0?(7\d{8}|1[01]\d{7}|20\d{7}|[4-6]\d{7,8})$'
    AND (typed !~ '^\s*\+' OR typed ~ '^\s*\+\s*254')
    THEN '+254' || regexp_replace(regexp_replace(typed, '\D', '', 'g'), '^(254)?0?', '')
  WHEN typed ~ '^\s*\+' AND regexp_replace(typed, '\D', '', 'g') ~ '^[1-9]\d{6,14}$' AND typed !~ '^\s*\+\s*254'
    THEN '+' || regexp_replace(typed, '\D', '', 'g')
  ELSE typed
END;
--> statement-breakpoint
-- Also where row-level security binds the owner of the tables.
SELECT set_config('app.organisation', '*', true);
--> statement-breakpoint
UPDATE "user" SET "phone" = e164("phone") WHERE "phone" <> e164("phone");
--> statement-breakpoint
UPDATE "enquiry" SET "phone" = e164("phone") WHERE "phone" <> e164("phone");
--> statement-breakpoint
UPDATE "candidate" SET "phone" = e164("phone") WHERE "phone" <> e164("phone");
--> statement-breakpoint
UPDATE "application" SET "phone" = e164("phone") WHERE "phone" <> e164("phone");
--> statement-breakpoint
UPDATE "candidate_profile" SET "details" = jsonb_set("details", '{details,phone}', to_jsonb(e164("details" #>> '{details,phone}')))
  WHERE jsonb_typeof("details" #> '{details,phone}') = 'string' AND "details" #>> '{details,phone}' <> e164("details" #>> '{details,phone}');
--> statement-breakpoint
SELECT set_config('app.organisation', '', true);
--> statement-breakpoint
DROP FUNCTION e164(text);
