DROP INDEX "surat_created_at_id_index";--> statement-breakpoint
DROP INDEX "surat_pemohon_id_created_at_id_index";--> statement-breakpoint
ALTER TABLE "parameter_sampel" ADD COLUMN "satuan_hasil" text;--> statement-breakpoint
ALTER TABLE "baris_penggunaan" ADD COLUMN "kd_barang" text;--> statement-breakpoint
ALTER TABLE "baris_penggunaan" ADD COLUMN "nama_barang" text;--> statement-breakpoint
ALTER TABLE "baris_penggunaan" ADD COLUMN "satuan" text;--> statement-breakpoint
ALTER TABLE "baris_penggunaan" ADD COLUMN "harga_diminta" bigint;--> statement-breakpoint
ALTER TABLE "surat" ADD COLUMN "diterima_pada" timestamp with time zone;--> statement-breakpoint
-- by hand
UPDATE "parameter_sampel" SET "satuan_hasil" = "uji"."satuan_hasil" FROM "parameter_uji" "uji"
WHERE "uji"."id" = "parameter_uji_id" AND "hasil_pengujian" IS NOT NULL;--> statement-breakpoint
-- The first row of a letter's history was written when it arrived.
UPDATE "surat" SET "diterima_pada" = coalesce(
  (SELECT "created_at" FROM "riwayat_surat" WHERE "surat_id" = "surat"."id" AND "urut" = 1), "created_at");--> statement-breakpoint
UPDATE "baris_penggunaan" SET "kd_barang" = "kd", "nama_barang" = "nama", "harga_diminta" = 0 FROM "alat"
WHERE "alat"."id" = "alat_id";--> statement-breakpoint
UPDATE "baris_penggunaan" SET "kd_barang" = "kd", "nama_barang" = "nama", "satuan" = "bahan"."satuan",
  "harga_diminta" = coalesce("harga_satuan", CASE "golongan_tarif" WHEN 'internal' THEN "tarif_internal" ELSE "tarif_eksternal" END)
FROM "bahan", "penelitian" WHERE "bahan"."id" = "bahan_id" AND "penelitian"."id" = "penelitian_id";--> statement-breakpoint
-- The unit of an instrument may have been changed since a line was written: its times, and what was counted, say which it was.
UPDATE "baris_penggunaan" SET "kd_barang" = "kd", "nama_barang" = "nama",
  "satuan" = CASE
    WHEN "mulai" IS NULL THEN 'formula'
    WHEN "instrumen"."satuan" = 'plate' THEN 'plate'
    WHEN "jumlah" = ceil(extract(epoch FROM "selesai" - "mulai") / 1800) THEN 'menit'
    ELSE 'plate' END,
  "harga_diminta" = coalesce("harga_satuan", CASE "golongan_tarif" WHEN 'internal' THEN "tarif_internal" ELSE "tarif_eksternal" END)
FROM "instrumen", "penelitian" WHERE "instrumen"."id" = "instrumen_id" AND "penelitian"."id" = "penelitian_id";--> statement-breakpoint
ALTER TABLE "baris_penggunaan" ALTER COLUMN "kd_barang" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "baris_penggunaan" ALTER COLUMN "nama_barang" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "baris_penggunaan" ALTER COLUMN "harga_diminta" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "surat" ALTER COLUMN "diterima_pada" SET NOT NULL;--> statement-breakpoint
-- as generated
CREATE INDEX "surat_diterima_pada_id_index" ON "surat" USING btree ("diterima_pada","id");--> statement-breakpoint
CREATE INDEX "surat_pemohon_id_diterima_pada_id_index" ON "surat" USING btree ("pemohon_id","diterima_pada","id");--> statement-breakpoint
ALTER TABLE "baris_penggunaan" ADD CONSTRAINT "baris_cara" CHECK (("baris_penggunaan"."instrumen_id" is not null and "baris_penggunaan"."satuan" in ('menit','plate')) = ("baris_penggunaan"."mulai" is not null));
