-- Every submission gets a head of its own kind's making; money, survey, history and audit point to it. Old ones get their
-- numbers by order of creation (GAP-147).
CREATE TABLE "pendaftaran" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nomor" text NOT NULL,
	"jenis" text NOT NULL,
	"pendaftar_id" uuid NOT NULL,
	"laboratorium_id" integer NOT NULL,
	"judul" text NOT NULL,
	"kd_status" integer NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pendaftaran_nomor_unique" UNIQUE("nomor"),
	CONSTRAINT "pendaftaran_jenis" CHECK ("pendaftaran"."jenis" in ('pengujian')),
	CONSTRAINT "pendaftaran_kd_status" CHECK ("pendaftaran"."jenis" <> 'pengujian' or "pendaftaran"."kd_status" in (1,2,3,4,5,6,7,8,9,10,11,12,14,15,16))
);
--> statement-breakpoint
INSERT INTO "pendaftaran" ("id", "nomor", "jenis", "pendaftar_id", "laboratorium_id", "judul", "kd_status", "rev", "created_at", "updated_at")
SELECT p.id, 'U-' || p.bulan || '-' || lpad(p.urut::text, greatest(4, length(p.urut::text)), '0'), 'pengujian', p.pendaftar_id,
  p.laboratorium_id, coalesce((SELECT string_agg(s.nama, ', ' ORDER BY s.urutan) FROM sampel s WHERE s.pengujian_id = p.id), ''),
  p.kd_status, p.rev, p.created_at, p.updated_at
FROM (
  SELECT *, to_char(created_at AT TIME ZONE 'Asia/Jakarta', 'YYMM') AS bulan,
    row_number() OVER (PARTITION BY to_char(created_at AT TIME ZONE 'Asia/Jakarta', 'YYMM') ORDER BY created_at, id) AS urut
  FROM pengujian
) p;--> statement-breakpoint
INSERT INTO "penghitung" ("seri", "nilai")
SELECT 'pendaftaran:U-' || to_char(created_at AT TIME ZONE 'Asia/Jakarta', 'YYMM'), count(*)::int FROM pengujian GROUP BY 1;--> statement-breakpoint
ALTER TABLE "pendaftaran" ADD CONSTRAINT "pendaftaran_pendaftar_id_pengguna_id_fk" FOREIGN KEY ("pendaftar_id") REFERENCES "public"."pengguna"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pendaftaran" ADD CONSTRAINT "pendaftaran_laboratorium_id_laboratorium_id_fk" FOREIGN KEY ("laboratorium_id") REFERENCES "public"."laboratorium"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pendaftaran_laboratorium_id_kd_status_index" ON "pendaftaran" USING btree ("laboratorium_id","kd_status");--> statement-breakpoint
CREATE INDEX "pendaftaran_created_at_id_index" ON "pendaftaran" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pendaftaran_pendaftar_id_created_at_id_index" ON "pendaftaran" USING btree ("pendaftar_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pendaftaran_judul_cari" ON "pendaftaran" USING gin ("judul" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pendaftaran_nomor_cari" ON "pendaftaran" USING gin ("nomor" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "riwayat_pengujian" RENAME TO "riwayat_pendaftaran";--> statement-breakpoint
ALTER TABLE "riwayat_pendaftaran" RENAME COLUMN "pengujian_id" TO "pendaftaran_id";--> statement-breakpoint
ALTER TABLE "riwayat_pendaftaran" RENAME CONSTRAINT "riwayat_pengujian_pkey" TO "riwayat_pendaftaran_pkey";--> statement-breakpoint
ALTER TABLE "riwayat_pendaftaran" RENAME CONSTRAINT "riwayat_pengujian_pengujianId_urut_unique" TO "riwayat_pendaftaran_pendaftaranId_urut_unique";--> statement-breakpoint
ALTER TABLE "riwayat_pendaftaran" RENAME CONSTRAINT "riwayat_pengujian_aktor_id_pengguna_id_fk" TO "riwayat_pendaftaran_aktor_id_pengguna_id_fk";--> statement-breakpoint
ALTER TABLE "riwayat_pendaftaran" DROP CONSTRAINT "riwayat_pengujian_pengujian_id_pengujian_id_fk";--> statement-breakpoint
ALTER TABLE "riwayat_pendaftaran" ADD CONSTRAINT "riwayat_pendaftaran_pendaftaran_id_pendaftaran_id_fk" FOREIGN KEY ("pendaftaran_id") REFERENCES "public"."pendaftaran"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" RENAME COLUMN "pengujian_id" TO "pendaftaran_id";--> statement-breakpoint
ALTER INDEX "invoice_pengujian_id_index" RENAME TO "invoice_pendaftaran_id_index";--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_pengujian_id_pengujian_id_fk";--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_pendaftaran_id_pendaftaran_id_fk" FOREIGN KEY ("pendaftaran_id") REFERENCES "public"."pendaftaran"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pengembalian" RENAME COLUMN "pengujian_id" TO "pendaftaran_id";--> statement-breakpoint
ALTER INDEX "pengembalian_pengujian_id_index" RENAME TO "pengembalian_pendaftaran_id_index";--> statement-breakpoint
ALTER TABLE "pengembalian" DROP CONSTRAINT "pengembalian_pengujian_id_pengujian_id_fk";--> statement-breakpoint
ALTER TABLE "pengembalian" ADD CONSTRAINT "pengembalian_pendaftaran_id_pendaftaran_id_fk" FOREIGN KEY ("pendaftaran_id") REFERENCES "public"."pendaftaran"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survei" RENAME COLUMN "pengujian_id" TO "pendaftaran_id";--> statement-breakpoint
ALTER TABLE "survei" RENAME CONSTRAINT "survei_pengujianId_unique" TO "survei_pendaftaranId_unique";--> statement-breakpoint
ALTER TABLE "survei" DROP CONSTRAINT "survei_pengujian_id_pengujian_id_fk";--> statement-breakpoint
ALTER TABLE "survei" ADD CONSTRAINT "survei_pendaftaran_id_pendaftaran_id_fk" FOREIGN KEY ("pendaftaran_id") REFERENCES "public"."pendaftaran"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pengujian" DROP COLUMN "pendaftar_id", DROP COLUMN "laboratorium_id", DROP COLUMN "kd_status", DROP COLUMN "rev", DROP COLUMN "created_at", DROP COLUMN "updated_at";--> statement-breakpoint
ALTER TABLE "pengujian" ADD CONSTRAINT "pengujian_id_pendaftaran_id_fk" FOREIGN KEY ("id") REFERENCES "public"."pendaftaran"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pengujian_kalab_id_index" ON "pengujian" USING btree ("kalab_id");--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "pendaftaran_id" uuid;--> statement-breakpoint
-- The one time that rows of the audit are touched: they are told which submission they were about.
ALTER TABLE "audit" DISABLE TRIGGER audit_hanya_tambah;--> statement-breakpoint
UPDATE "audit" a SET pendaftaran_id = x.pendaftaran FROM (
  SELECT 'pengujian' AS jenis, id::text AS record, id AS pendaftaran FROM pengujian
  UNION ALL SELECT 'analisis', id::text, pengujian_id FROM parameter_sampel
  UNION ALL SELECT 'invoice', id::text, pendaftaran_id FROM invoice
  UNION ALL SELECT 'pengembalian', id::text, pendaftaran_id FROM pengembalian
  UNION ALL SELECT 'survei', id::text, pendaftaran_id FROM survei
  UNION ALL SELECT 'lhu', id::text, pengujian_id FROM lhu
) x WHERE x.jenis = a.jenis AND x.record = a.record;--> statement-breakpoint
ALTER TABLE "audit" ENABLE TRIGGER audit_hanya_tambah;--> statement-breakpoint
CREATE INDEX "audit_pendaftaran_id_index" ON "audit" USING btree ("pendaftaran_id");
