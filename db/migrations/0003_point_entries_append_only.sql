CREATE FUNCTION point_entries_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'point_entries is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER point_entries_append_only
  BEFORE UPDATE OR DELETE ON point_entries
  FOR EACH ROW EXECUTE FUNCTION point_entries_refuse_change();
--> statement-breakpoint
CREATE TRIGGER point_entries_never_emptied
  BEFORE TRUNCATE ON point_entries
  FOR EACH STATEMENT EXECUTE FUNCTION point_entries_refuse_change();
