-- As in 0001: a row is visible to a transaction that named its organisation, or that works across all ('*').
-- A person's own file has no organisation: only a transaction across all finds it, by the person.
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['interview', 'application_message', 'document_request', 'email_template', 'application_draft']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id))', business_table);
  END LOOP;
END
$$;
