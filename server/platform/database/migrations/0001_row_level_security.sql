-- The role that transactions run as when the connecting role would bypass row-level security (a superuser,
-- as in the embedded database). Where the connecting role may not create roles it is an ordinary owner,
-- and FORCE below binds it without a second role.
DO $$
BEGIN
  CREATE ROLE ushirika_app NOLOGIN;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
  WHEN insufficient_privilege THEN NULL;
END
$$;
--> statement-breakpoint
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'ushirika_app')
     AND (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    GRANT USAGE ON SCHEMA public TO ushirika_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ushirika_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ushirika_app;
    REVOKE UPDATE, DELETE, TRUNCATE ON audit_event FROM ushirika_app;
  END IF;
END
$$;
--> statement-breakpoint
-- A row is visible to a transaction that named its organisation, or that stated it works across all ('*').
-- A transaction that named none sees nothing.
CREATE FUNCTION organisation_visible(organisation uuid) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN current_setting('app.organisation', true) = '*'
  OR organisation::text = current_setting('app.organisation', true);
--> statement-breakpoint
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['job', 'candidate', 'application', 'application_event', 'stored_file', 'audit_event', 'mail']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id))', business_table);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_event_append_only BEFORE UPDATE OR DELETE ON audit_event
FOR EACH ROW EXECUTE FUNCTION refuse_change();
