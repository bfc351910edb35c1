DROP INDEX "finance_transaction_parts";--> statement-breakpoint
CREATE INDEX "finance_transaction_parts" ON "finance_transaction" USING gin (lower("reference") gin_trgm_ops,"account" gin_trgm_ops,"payer" gin_trgm_ops,"details" gin_trgm_ops);
--> statement-breakpoint
-- As in 0073, with the reference as its index has it.
CREATE OR REPLACE FUNCTION search_transactions(organisation uuid, words text) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan
AS $$
BEGIN
  IF NOT coalesce(organisation_visible(organisation), false) THEN RETURN; END IF;
  RETURN QUERY
    SELECT id FROM finance_transaction
    WHERE organisation_id = organisation
      AND (lower(reference) ILIKE words OR account ILIKE words OR payer ILIKE words OR details ILIKE words);
END
$$;
