-- The audit trail is append-only for everyone, the application included (architecture.md section 5).
CREATE FUNCTION audit_hanya_tambah() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit hanya dapat ditambah';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER audit_hanya_tambah BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit"
FOR EACH STATEMENT EXECUTE FUNCTION audit_hanya_tambah();
