CREATE INDEX "application_name" ON "application" USING btree ("organisation_id","candidate_name","id");--> statement-breakpoint
CREATE INDEX "candidate_person_parts" ON "candidate" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_organisation_posted" ON "job" USING btree ("organisation_id","posted_at" DESC NULLS LAST,"id");--> statement-breakpoint
-- As before, said so that the planner can tell how many rows are visible: comparing the column itself, it
-- knows how many rows an organisation has; of a comparison of texts it knew nothing and guessed one in a
-- hundred, and read whole tables where an index had the page's twenty rows in order.
CREATE OR REPLACE FUNCTION organisation_visible(organisation uuid) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN current_setting('app.organisation', true) = '*'
  OR organisation = nullif(nullif(current_setting('app.organisation', true), ''), '*')::uuid;
--> statement-breakpoint
-- What staff type into a search box. ILIKE is not leakproof: where row-level security binds the reader,
-- PostgreSQL checks every row's policy before it, and no trigram index can serve. These functions read as
-- the tables' owner and say the organisation themselves: one that the transaction may not see has no rows.
-- Each run is planned for its own text, since two letters and a whole name want different plans.
CREATE FUNCTION search_applications(organisation uuid, pattern text) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan
AS $$
BEGIN
  IF NOT coalesce(organisation_visible(organisation), false) THEN RETURN; END IF;
  RETURN QUERY
    SELECT id FROM application
    WHERE organisation_id = organisation
      AND (candidate_name ILIKE pattern
        OR candidate_email ILIKE pattern
        OR job_id = ANY (ARRAY(SELECT id FROM job WHERE organisation_id = organisation AND title ILIKE pattern)));
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_jobs(organisation uuid, pattern text) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan
AS $$
BEGIN
  IF NOT coalesce(organisation_visible(organisation), false) THEN RETURN; END IF;
  RETURN QUERY SELECT id FROM job WHERE organisation_id = organisation AND title ILIKE pattern;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_candidates(organisation uuid, pattern text) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan
AS $$
BEGIN
  IF NOT coalesce(organisation_visible(organisation), false) THEN RETURN; END IF;
  RETURN QUERY
    SELECT id FROM candidate
    WHERE organisation_id = organisation AND (name ILIKE pattern OR email ILIKE pattern);
END
$$;
