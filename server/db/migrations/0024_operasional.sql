CREATE TABLE "sesi_dikeluarkan" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"pengguna_id" uuid NOT NULL,
	"alasan" text NOT NULL,
	"pada" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pekerjaan" (
	"nama" text PRIMARY KEY NOT NULL,
	"mulai_pada" timestamp with time zone NOT NULL,
	"selesai_pada" timestamp with time zone,
	"berhasil_pada" timestamp with time zone,
	"galat" text
);
--> statement-breakpoint
ALTER TABLE "masuk_berjalan" ADD COLUMN "segar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "masuk_berjalan" ADD COLUMN "dibuktikan_pada" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sesi" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sesi" ADD COLUMN "nama" text DEFAULT 'Peramban' NOT NULL;--> statement-breakpoint
ALTER TABLE "sesi" ADD COLUMN "dibuktikan_pada" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sesi_dikeluarkan" ADD CONSTRAINT "sesi_dikeluarkan_pengguna_id_pengguna_id_fk" FOREIGN KEY ("pengguna_id") REFERENCES "public"."pengguna"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sesi_dikeluarkan_pengguna_id_index" ON "sesi_dikeluarkan" USING btree ("pengguna_id");--> statement-breakpoint
CREATE INDEX "sesi_dikeluarkan_pada_index" ON "sesi_dikeluarkan" USING btree ("pada");--> statement-breakpoint
CREATE INDEX "pengguna_email_cari" ON "pengguna" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pengguna_no_induk_cari" ON "pengguna" USING gin ("no_induk" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pengguna_no_hp_cari" ON "pengguna" USING gin ("no_hp" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pengguna_petugas" ON "pengguna" USING btree ("nama","id") WHERE "pengguna"."role" <> 'Pendaftar';--> statement-breakpoint
CREATE INDEX "survei_pengisi_id_index" ON "survei" USING btree ("pengisi_id");--> statement-breakpoint
ALTER TABLE "sesi" ADD CONSTRAINT "sesi_id_unique" UNIQUE("id");