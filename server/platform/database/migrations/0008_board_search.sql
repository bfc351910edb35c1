DROP INDEX "job_board";--> statement-breakpoint
CREATE INDEX "job_board" ON "job" USING btree ("status","posted_at" DESC NULLS LAST,"id","deadline","organisation_id","department","location","type");--> statement-breakpoint
-- The searches of the public board, as the tables' owner like those of the staff in 0007: none of these operators
-- is leakproof. Positions are public, those of every organisation. Each finds what is open on a day, with all
-- that the board filters and orders by; `nearness` grows with how well a position fits what was typed.
CREATE FUNCTION search_board(typed text, pattern text, today date)
RETURNS TABLE (id uuid, organisation_id uuid, title text, department text, location text, type text,
  deadline date, posted_at timestamptz, nearness real)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan
AS $$
BEGIN
  IF NOT coalesce(current_setting('app.organisation', true) = '*', false) THEN RETURN; END IF;
  RETURN QUERY
    SELECT j.id, j.organisation_id, j.title, j.department, j.location, j.type, j.deadline, j.posted_at,
      (j.title ILIKE pattern)::int::real
    FROM job j
    WHERE j.status = 'Active' AND j.deadline >= today
      AND (j.title ILIKE pattern OR j.description ILIKE pattern OR j.search @@ websearch_to_tsquery('english', typed));
END
$$;
--> statement-breakpoint
-- Titles that hold at least `share` (0 to 1) of the trigrams that were typed. The nearest is the one that fits both
-- by its best part and as a whole: a long title must not win by a stray syllable.
CREATE FUNCTION search_board_nearly(typed text, share real, today date)
RETURNS TABLE (id uuid, organisation_id uuid, title text, department text, location text, type text,
  deadline date, posted_at timestamptz, nearness real)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan
AS $$
BEGIN
  IF NOT coalesce(current_setting('app.organisation', true) = '*', false) THEN RETURN; END IF;
  PERFORM set_config('pg_trgm.word_similarity_threshold', share::text, true);
  RETURN QUERY
    SELECT j.id, j.organisation_id, j.title, j.department, j.location, j.type, j.deadline, j.posted_at,
      word_similarity(typed, j.title) + similarity(typed, j.title)
    FROM job j
    WHERE j.status = 'Active' AND j.deadline >= today AND typed <% j.title;
END
$$;
