CREATE INDEX "pengguna_created_at_nama_id_index" ON "pengguna" USING btree ("created_at" DESC NULLS FIRST,"nama","id");--> statement-breakpoint
CREATE INDEX "pendaftaran_jenis_created_at_id_index" ON "pendaftaran" USING btree ("jenis","created_at","id");--> statement-breakpoint
CREATE INDEX "pendaftaran_jenis_laboratorium_id_kd_status_id_index" ON "pendaftaran" USING btree ("jenis","laboratorium_id","kd_status","id");--> statement-breakpoint
CREATE INDEX "riwayat_pendaftaran_aktor_id_index" ON "riwayat_pendaftaran" USING btree ("aktor_id");--> statement-breakpoint
CREATE INDEX "parameter_sampel_parameter_uji_id_index" ON "parameter_sampel" USING btree ("parameter_uji_id");--> statement-breakpoint
CREATE INDEX "parameter_sampel_terbuka" ON "parameter_sampel" USING btree ("kd_status","kd_progres","analis_id","penyelia_id");--> statement-breakpoint
CREATE INDEX "riwayat_progres_aktor_id_index" ON "riwayat_progres" USING btree ("aktor_id");--> statement-breakpoint
CREATE INDEX "pergerakan_stok_created_at_id_index" ON "pergerakan_stok" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pergerakan_stok_sebab_cari" ON "pergerakan_stok" USING gin ("sebab" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "baris_penggunaan_mulai_id_index" ON "baris_penggunaan" USING btree ("mulai","id");--> statement-breakpoint
CREATE INDEX "penambahan_aktor_id_index" ON "penambahan" USING btree ("aktor_id");--> statement-breakpoint
CREATE INDEX "audit_operasi_id_index" ON "audit" USING btree ("operasi_id");--> statement-breakpoint
CREATE INDEX "revisi_operasi_id_index" ON "revisi" USING btree ("operasi_id");--> statement-breakpoint
CREATE INDEX "invoice_jenis_created_at_id_index" ON "invoice" USING btree ("jenis","created_at","id");--> statement-breakpoint
CREATE INDEX "invoice_diubah_oleh_index" ON "invoice" USING btree ("diubah_oleh");--> statement-breakpoint
CREATE INDEX "pengembalian_invoice_id_index" ON "pengembalian" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "lhu_penandatangan_id_index" ON "lhu" USING btree ("penandatangan_id");--> statement-breakpoint
CREATE INDEX "putusan_surat_verifikator_id_index" ON "putusan_surat" USING btree ("verifikator_id");