-- What is typed into a search box may stand anywhere in a name: trigram indexes find it without reading every row.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "parameter_sampel_analis_id_kd_progres_index";--> statement-breakpoint
DROP INDEX "parameter_sampel_penyelia_id_kd_progres_index";--> statement-breakpoint
DROP INDEX "pengujian_pendaftar_id_index";--> statement-breakpoint
ALTER TABLE "revisi" ADD COLUMN "at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "pengguna_nama_cari" ON "pengguna" USING gin ("nama" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pengguna_id_registrasi_cari" ON "pengguna" USING gin ("id_registrasi" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sesi_expires_at_index" ON "sesi" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "parameter_sampel_analis_id_kd_progres_updated_at_index" ON "parameter_sampel" USING btree ("analis_id","kd_progres","updated_at");--> statement-breakpoint
CREATE INDEX "parameter_sampel_penyelia_id_kd_progres_updated_at_index" ON "parameter_sampel" USING btree ("penyelia_id","kd_progres","updated_at");--> statement-breakpoint
CREATE INDEX "pengujian_created_at_id_index" ON "pengujian" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pengujian_pendaftar_id_created_at_id_index" ON "pengujian" USING btree ("pendaftar_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pengujian_dokumen_sha256_index" ON "pengujian" USING btree ("dokumen_sha256");--> statement-breakpoint
CREATE INDEX "sampel_gambar_sha256_index" ON "sampel" USING btree ("gambar_sha256");--> statement-breakpoint
CREATE INDEX "sampel_nama_cari" ON "sampel" USING gin ("nama" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sampel_kode_cari" ON "sampel" USING gin ("kode_sampel" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "revisi_at_index" ON "revisi" USING btree ("at");--> statement-breakpoint
CREATE INDEX "bukti_pembayaran_sha256_index" ON "bukti_pembayaran" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "invoice_created_at_id_index" ON "invoice" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoice_nomor_cari" ON "invoice" USING gin ("no_invoice" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pengembalian_sha256_index" ON "pengembalian" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "pengembalian_created_at_id_index" ON "pengembalian" USING btree ("created_at","id");