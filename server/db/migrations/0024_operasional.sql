CREATE TABLE "pekerjaan" (
	"nama" text PRIMARY KEY NOT NULL,
	"mulai_pada" timestamp with time zone NOT NULL,
	"selesai_pada" timestamp with time zone,
	"berhasil_pada" timestamp with time zone,
	"galat" text
);
--> statement-breakpoint
CREATE INDEX "pengguna_email_cari" ON "pengguna" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pengguna_no_induk_cari" ON "pengguna" USING gin ("no_induk" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pengguna_no_hp_cari" ON "pengguna" USING gin ("no_hp" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pengguna_petugas" ON "pengguna" USING btree ("nama","id") WHERE "pengguna"."role" <> 'Pendaftar';--> statement-breakpoint
CREATE INDEX "survei_pengisi_id_index" ON "survei" USING btree ("pengisi_id");