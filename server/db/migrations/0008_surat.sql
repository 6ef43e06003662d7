CREATE TABLE "putusan_surat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"surat_id" uuid NOT NULL,
	"laboratorium_id" integer,
	"penelitian" jsonb NOT NULL,
	"flag_verif" integer DEFAULT 0 NOT NULL,
	"verifikator_id" uuid,
	"role" text,
	"tgl_verif" timestamp with time zone,
	"catatan" text,
	CONSTRAINT "putusan_surat_laboratorium" UNIQUE NULLS NOT DISTINCT("surat_id","laboratorium_id"),
	CONSTRAINT "putusan_surat_flag" CHECK ("putusan_surat"."flag_verif" in (0,1,2)),
	CONSTRAINT "putusan_surat_pemutus" CHECK (num_nonnulls("putusan_surat"."verifikator_id", "putusan_surat"."role", "putusan_surat"."tgl_verif") = case when "putusan_surat"."flag_verif" = 0 then 0 else 3 end)
);
--> statement-breakpoint
CREATE TABLE "riwayat_surat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"surat_id" uuid NOT NULL,
	"urut" integer NOT NULL,
	"kd_status" integer NOT NULL,
	"laboratorium_id" integer,
	"catatan" text,
	"aktor_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "riwayat_surat_suratId_urut_unique" UNIQUE("surat_id","urut")
);
--> statement-breakpoint
CREATE TABLE "surat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pemohon_id" uuid NOT NULL,
	"kd_status" integer DEFAULT 1 NOT NULL,
	"no_surat" text,
	"kode" text,
	"isi" jsonb,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "surat_noSurat_unique" UNIQUE("no_surat"),
	CONSTRAINT "surat_kode_unique" UNIQUE("kode"),
	CONSTRAINT "surat_kd_status" CHECK ("surat"."kd_status" in (1,2,3)),
	CONSTRAINT "surat_terbit" CHECK (num_nonnulls("surat"."no_surat", "surat"."kode", "surat"."isi") = case when "surat"."kd_status" = 2 then 3 else 0 end)
);
--> statement-breakpoint
ALTER TABLE "putusan_surat" ADD CONSTRAINT "putusan_surat_surat_id_surat_id_fk" FOREIGN KEY ("surat_id") REFERENCES "public"."surat"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "putusan_surat" ADD CONSTRAINT "putusan_surat_laboratorium_id_laboratorium_id_fk" FOREIGN KEY ("laboratorium_id") REFERENCES "public"."laboratorium"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "putusan_surat" ADD CONSTRAINT "putusan_surat_verifikator_id_pengguna_id_fk" FOREIGN KEY ("verifikator_id") REFERENCES "public"."pengguna"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "riwayat_surat" ADD CONSTRAINT "riwayat_surat_surat_id_surat_id_fk" FOREIGN KEY ("surat_id") REFERENCES "public"."surat"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "riwayat_surat" ADD CONSTRAINT "riwayat_surat_laboratorium_id_laboratorium_id_fk" FOREIGN KEY ("laboratorium_id") REFERENCES "public"."laboratorium"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "riwayat_surat" ADD CONSTRAINT "riwayat_surat_aktor_id_pengguna_id_fk" FOREIGN KEY ("aktor_id") REFERENCES "public"."pengguna"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surat" ADD CONSTRAINT "surat_pemohon_id_pengguna_id_fk" FOREIGN KEY ("pemohon_id") REFERENCES "public"."pengguna"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "putusan_surat_laboratorium_id_index" ON "putusan_surat" USING btree ("laboratorium_id");--> statement-breakpoint
CREATE INDEX "surat_kd_status_index" ON "surat" USING btree ("kd_status");--> statement-breakpoint
CREATE INDEX "surat_created_at_id_index" ON "surat" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "surat_pemohon_id_created_at_id_index" ON "surat" USING btree ("pemohon_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "surat_satu_diajukan" ON "surat" USING btree ("pemohon_id") WHERE "surat"."kd_status" = 1;