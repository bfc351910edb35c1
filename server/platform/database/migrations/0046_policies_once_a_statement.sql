-- As 0010 for the tables that came since: a statement reads the transaction's setting once, and not for each row.
DO $$
DECLARE
  rule CONSTANT text := 'organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())';
  business_table text;
BEGIN
  FOR business_table IN
    SELECT tablename FROM pg_policies
    WHERE schemaname = current_schema AND policyname = 'organisation' AND qual LIKE 'organisation\_visible(%'
  LOOP
    EXECUTE format('ALTER POLICY organisation ON %I USING (%s) WITH CHECK (%s)', business_table, rule, rule);
  END LOOP;
END
$$;
