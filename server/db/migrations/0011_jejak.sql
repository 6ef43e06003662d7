DROP INDEX "audit_jenis_record_index";--> statement-breakpoint
DROP INDEX "audit_pendaftaran_id_index";--> statement-breakpoint
CREATE INDEX "audit_diterima_pada_id_index" ON "audit" USING btree ("diterima_pada","id");--> statement-breakpoint
CREATE INDEX "audit_pengguna_id_diterima_pada_id_index" ON "audit" USING btree ("pengguna_id","diterima_pada","id");--> statement-breakpoint
CREATE INDEX "audit_call_diterima_pada_id_index" ON "audit" USING btree ("call","diterima_pada","id");--> statement-breakpoint
CREATE INDEX "audit_pendaftaran_id_diterima_pada_id_index" ON "audit" USING btree ("pendaftaran_id","diterima_pada","id");--> statement-breakpoint
CREATE INDEX "audit_record_diterima_pada_id_index" ON "audit" USING btree ("record","diterima_pada","id");