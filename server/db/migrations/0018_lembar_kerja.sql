CREATE TABLE "foto_progres" (
	"id" uuid PRIMARY KEY NOT NULL,
	"riwayat_id" uuid NOT NULL,
	"urutan" integer NOT NULL,
	"sha256" text NOT NULL,
	"nama" text NOT NULL,
	"keterangan" text,
	"sel" text
);
--> statement-breakpoint
CREATE TABLE "data_bersama" (
	"id" uuid PRIMARY KEY NOT NULL,
	"versi_id" uuid NOT NULL,
	"nama" text NOT NULL,
	"tanggal" date NOT NULL,
	"isian" jsonb NOT NULL,
	"keterangan" text,
	"gantikan_id" uuid,
	"alasan" text,
	"aktor_id" uuid NOT NULL,
	"dibuat_pada" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_bersama_gantikanId_unique" UNIQUE("gantikan_id")
);
--> statement-breakpoint
CREATE TABLE "versi_lembar" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parameter_uji_id" integer NOT NULL,
	"nomor" integer NOT NULL,
	"isi" jsonb NOT NULL,
	"contoh" jsonb NOT NULL,
	"kd_status" integer DEFAULT 1 NOT NULL,
	"alasan" text,
	"dibuat_oleh" uuid NOT NULL,
	"dibuat_pada" timestamp with time zone NOT NULL,
	"penulis" uuid[] NOT NULL,
	"dirilis_oleh" uuid,
	"dirilis_pada" timestamp with time zone,
	"rev" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "versi_lembar_parameterUjiId_nomor_unique" UNIQUE("parameter_uji_id","nomor"),
	CONSTRAINT "versi_lembar_kd_status" CHECK ("versi_lembar"."kd_status" in (1,2,3)),
	CONSTRAINT "versi_lembar_orang_kedua" CHECK ("versi_lembar"."dirilis_oleh" is null or "versi_lembar"."dirilis_oleh" <> all ("versi_lembar"."penulis"))
);
--> statement-breakpoint
ALTER TABLE "riwayat_progres" ADD COLUMN "lembar" jsonb;--> statement-breakpoint
ALTER TABLE "foto_progres" ADD CONSTRAINT "foto_progres_riwayat_id_riwayat_progres_id_fk" FOREIGN KEY ("riwayat_id") REFERENCES "public"."riwayat_progres"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foto_progres" ADD CONSTRAINT "foto_progres_sha256_berkas_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."berkas"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_bersama" ADD CONSTRAINT "data_bersama_versi_id_versi_lembar_id_fk" FOREIGN KEY ("versi_id") REFERENCES "public"."versi_lembar"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_bersama" ADD CONSTRAINT "data_bersama_aktor_id_pengguna_id_fk" FOREIGN KEY ("aktor_id") REFERENCES "public"."pengguna"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_bersama" ADD CONSTRAINT "data_bersama_gantikan_id_data_bersama_id_fk" FOREIGN KEY ("gantikan_id") REFERENCES "public"."data_bersama"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versi_lembar" ADD CONSTRAINT "versi_lembar_parameter_uji_id_parameter_uji_id_fk" FOREIGN KEY ("parameter_uji_id") REFERENCES "public"."parameter_uji"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versi_lembar" ADD CONSTRAINT "versi_lembar_dibuat_oleh_pengguna_id_fk" FOREIGN KEY ("dibuat_oleh") REFERENCES "public"."pengguna"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versi_lembar" ADD CONSTRAINT "versi_lembar_dirilis_oleh_pengguna_id_fk" FOREIGN KEY ("dirilis_oleh") REFERENCES "public"."pengguna"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "foto_progres_riwayat_id_index" ON "foto_progres" USING btree ("riwayat_id");--> statement-breakpoint
CREATE INDEX "foto_progres_sha256_index" ON "foto_progres" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "data_bersama_versi_id_nama_tanggal_index" ON "data_bersama" USING btree ("versi_id","nama","tanggal");--> statement-breakpoint
CREATE INDEX "data_bersama_aktor_id_index" ON "data_bersama" USING btree ("aktor_id");--> statement-breakpoint
CREATE INDEX "versi_lembar_dibuat_oleh_index" ON "versi_lembar" USING btree ("dibuat_oleh");--> statement-breakpoint
CREATE INDEX "versi_lembar_dirilis_oleh_index" ON "versi_lembar" USING btree ("dirilis_oleh");--> statement-breakpoint
CREATE UNIQUE INDEX "versi_lembar_dirilis" ON "versi_lembar" USING btree ("parameter_uji_id") WHERE "versi_lembar"."kd_status" = 2;