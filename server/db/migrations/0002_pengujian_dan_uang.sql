CREATE TABLE "baris_tagihan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pengujian_id" uuid NOT NULL,
	"parameter_id" uuid NOT NULL,
	"urutan" integer NOT NULL,
	"jumlah_replikasi" integer NOT NULL,
	"harga_pengujian" integer NOT NULL,
	"harga_replikasi" integer NOT NULL,
	"harga_total" integer NOT NULL,
	"pembagian" jsonb NOT NULL,
	CONSTRAINT "baris_tagihan_parameterId_unique" UNIQUE("parameter_id"),
	CONSTRAINT "baris_tagihan_jumlah" CHECK ("baris_tagihan"."harga_total" = "baris_tagihan"."harga_pengujian" + "baris_tagihan"."harga_replikasi"),
	CONSTRAINT "baris_tagihan_tidak_negatif" CHECK ("baris_tagihan"."harga_pengujian" >= 0 and "baris_tagihan"."harga_replikasi" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bukti_pembayaran" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"tgl_bayar" date NOT NULL,
	"no_rekening" text NOT NULL,
	"nama_bank" text NOT NULL,
	"nama_pemilik_rekening" text NOT NULL,
	"keterangan" text,
	"sha256" text NOT NULL,
	"nama_file" text NOT NULL,
	"diterima" boolean,
	"catatan" text,
	"diputus_oleh" uuid,
	"dibuat_pada" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pengujian_id" uuid NOT NULL,
	"no_invoice" text NOT NULL,
	"jenis" text NOT NULL,
	"total_rincian" integer NOT NULL,
	"sudah_dibayar" integer NOT NULL,
	"total_tagihan" integer NOT NULL,
	"rincian" jsonb NOT NULL,
	"kd_status" integer DEFAULT 1 NOT NULL,
	"dibatalkan" boolean DEFAULT false NOT NULL,
	"diubah_oleh" uuid,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_noInvoice_unique" UNIQUE("no_invoice"),
	CONSTRAINT "invoice_kd_status" CHECK ("invoice"."kd_status" in (1,2,3,4)),
	CONSTRAINT "invoice_jenis" CHECK ("invoice"."jenis" in ('dp','pelunasan')),
	CONSTRAINT "invoice_ada_nilainya" CHECK ("invoice"."total_tagihan" > 0)
);
--> statement-breakpoint
CREATE TABLE "pengembalian" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pengujian_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"sebab" text NOT NULL,
	"nominal" integer NOT NULL,
	"kd_status" integer DEFAULT 1 NOT NULL,
	"tgl_pengembalian" date,
	"no_rekening_tujuan" text,
	"nama_bank_tujuan" text,
	"nama_pemilik_rekening_tujuan" text,
	"keterangan" text,
	"sha256" text,
	"nama_file" text,
	"diubah_oleh" uuid,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pengembalian_kd_status" CHECK ("pengembalian"."kd_status" in (1,2)),
	CONSTRAINT "pengembalian_ada_nilainya" CHECK ("pengembalian"."nominal" > 0)
);
--> statement-breakpoint
CREATE TABLE "lhu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pengujian_id" uuid NOT NULL,
	"revisi" integer NOT NULL,
	"no_surat" text NOT NULL,
	"kode" text NOT NULL,
	"keterangan" text,
	"catatan_surat" text,
	"penandatangan_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lhu_noSurat_unique" UNIQUE("no_surat"),
	CONSTRAINT "lhu_kode_unique" UNIQUE("kode"),
	CONSTRAINT "lhu_pengujianId_revisi_unique" UNIQUE("pengujian_id","revisi")
);
--> statement-breakpoint
CREATE TABLE "jawaban_survei" (
	"id" uuid PRIMARY KEY NOT NULL,
	"survei_id" uuid NOT NULL,
	"pertanyaan_id" uuid NOT NULL,
	"pilihan_id" uuid,
	"isian" text,
	"komentar" text
);
--> statement-breakpoint
CREATE TABLE "pertanyaan_survei" (
	"id" uuid PRIMARY KEY NOT NULL,
	"no_urut" integer NOT NULL,
	"pertanyaan" text NOT NULL,
	"kd_jawaban" text NOT NULL,
	"flag_opsional" boolean NOT NULL,
	"flag_aktif" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pilihan_jawaban" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pertanyaan_id" uuid NOT NULL,
	"urutan" integer NOT NULL,
	"jawaban" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survei" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pengujian_id" uuid NOT NULL,
	"pengisi_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survei_pengujianId_unique" UNIQUE("pengujian_id")
);
--> statement-breakpoint
DROP INDEX "riwayat_pengujian_pengujian_id_index";--> statement-breakpoint
ALTER TABLE "parameter_uji" ADD COLUMN "pembagian" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Rows from before the tariff was written down were registered at the internal one.
ALTER TABLE "pengujian" ADD COLUMN "golongan_tarif" text DEFAULT 'internal' NOT NULL;--> statement-breakpoint
ALTER TABLE "pengujian" ALTER COLUMN "golongan_tarif" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "pengujian" ADD COLUMN "kalab_id" uuid;--> statement-breakpoint
ALTER TABLE "pengujian" ADD COLUMN "deskripsi_dokumen" text;--> statement-breakpoint
ALTER TABLE "pengujian" ADD COLUMN "tgl_minta_dokumen" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pengujian" ADD COLUMN "dokumen_sha256" text;--> statement-breakpoint
ALTER TABLE "pengujian" ADD COLUMN "nama_dokumen" text;--> statement-breakpoint
ALTER TABLE "riwayat_pengujian" ADD COLUMN "urut" integer;--> statement-breakpoint
UPDATE "riwayat_pengujian" r SET "urut" = o.n FROM (SELECT id, row_number() OVER (PARTITION BY pengujian_id ORDER BY created_at, id) AS n FROM "riwayat_pengujian") o WHERE o.id = r.id;--> statement-breakpoint
ALTER TABLE "riwayat_pengujian" ALTER COLUMN "urut" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "baris_tagihan" ADD CONSTRAINT "baris_tagihan_pengujian_id_pengujian_id_fk" FOREIGN KEY ("pengujian_id") REFERENCES "public"."pengujian"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baris_tagihan" ADD CONSTRAINT "baris_tagihan_parameter_id_parameter_sampel_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameter_sampel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bukti_pembayaran" ADD CONSTRAINT "bukti_pembayaran_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bukti_pembayaran" ADD CONSTRAINT "bukti_pembayaran_sha256_berkas_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."berkas"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bukti_pembayaran" ADD CONSTRAINT "bukti_pembayaran_diputus_oleh_pengguna_id_fk" FOREIGN KEY ("diputus_oleh") REFERENCES "public"."pengguna"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_pengujian_id_pengujian_id_fk" FOREIGN KEY ("pengujian_id") REFERENCES "public"."pengujian"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_diubah_oleh_pengguna_id_fk" FOREIGN KEY ("diubah_oleh") REFERENCES "public"."pengguna"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pengembalian" ADD CONSTRAINT "pengembalian_pengujian_id_pengujian_id_fk" FOREIGN KEY ("pengujian_id") REFERENCES "public"."pengujian"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pengembalian" ADD CONSTRAINT "pengembalian_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pengembalian" ADD CONSTRAINT "pengembalian_sha256_berkas_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."berkas"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pengembalian" ADD CONSTRAINT "pengembalian_diubah_oleh_pengguna_id_fk" FOREIGN KEY ("diubah_oleh") REFERENCES "public"."pengguna"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lhu" ADD CONSTRAINT "lhu_pengujian_id_pengujian_id_fk" FOREIGN KEY ("pengujian_id") REFERENCES "public"."pengujian"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lhu" ADD CONSTRAINT "lhu_penandatangan_id_pengguna_id_fk" FOREIGN KEY ("penandatangan_id") REFERENCES "public"."pengguna"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lhu" ADD CONSTRAINT "lhu_sha256_berkas_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."berkas"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jawaban_survei" ADD CONSTRAINT "jawaban_survei_survei_id_survei_id_fk" FOREIGN KEY ("survei_id") REFERENCES "public"."survei"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jawaban_survei" ADD CONSTRAINT "jawaban_survei_pertanyaan_id_pertanyaan_survei_id_fk" FOREIGN KEY ("pertanyaan_id") REFERENCES "public"."pertanyaan_survei"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jawaban_survei" ADD CONSTRAINT "jawaban_survei_pilihan_id_pilihan_jawaban_id_fk" FOREIGN KEY ("pilihan_id") REFERENCES "public"."pilihan_jawaban"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pilihan_jawaban" ADD CONSTRAINT "pilihan_jawaban_pertanyaan_id_pertanyaan_survei_id_fk" FOREIGN KEY ("pertanyaan_id") REFERENCES "public"."pertanyaan_survei"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survei" ADD CONSTRAINT "survei_pengujian_id_pengujian_id_fk" FOREIGN KEY ("pengujian_id") REFERENCES "public"."pengujian"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survei" ADD CONSTRAINT "survei_pengisi_id_pengguna_id_fk" FOREIGN KEY ("pengisi_id") REFERENCES "public"."pengguna"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "baris_tagihan_pengujian_id_index" ON "baris_tagihan" USING btree ("pengujian_id");--> statement-breakpoint
CREATE INDEX "bukti_pembayaran_invoice_id_index" ON "bukti_pembayaran" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_pengujian_id_index" ON "invoice" USING btree ("pengujian_id");--> statement-breakpoint
CREATE INDEX "invoice_kd_status_index" ON "invoice" USING btree ("kd_status");--> statement-breakpoint
CREATE INDEX "pengembalian_pengujian_id_index" ON "pengembalian" USING btree ("pengujian_id");--> statement-breakpoint
CREATE INDEX "pengembalian_kd_status_index" ON "pengembalian" USING btree ("kd_status");--> statement-breakpoint
CREATE INDEX "lhu_sha256_index" ON "lhu" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "jawaban_survei_survei_id_index" ON "jawaban_survei" USING btree ("survei_id");--> statement-breakpoint
CREATE INDEX "pilihan_jawaban_pertanyaan_id_index" ON "pilihan_jawaban" USING btree ("pertanyaan_id");--> statement-breakpoint
ALTER TABLE "pengujian" ADD CONSTRAINT "pengujian_kalab_id_pengguna_id_fk" FOREIGN KEY ("kalab_id") REFERENCES "public"."pengguna"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pengujian" ADD CONSTRAINT "pengujian_dokumen_sha256_berkas_sha256_fk" FOREIGN KEY ("dokumen_sha256") REFERENCES "public"."berkas"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pengujian_kalab_id_kd_status_index" ON "pengujian" USING btree ("kalab_id","kd_status");--> statement-breakpoint
ALTER TABLE "riwayat_pengujian" ADD CONSTRAINT "riwayat_pengujian_pengujianId_urut_unique" UNIQUE("pengujian_id","urut");--> statement-breakpoint
ALTER TABLE "pengujian" ADD CONSTRAINT "pengujian_golongan_tarif" CHECK ("pengujian"."golongan_tarif" in ('internal','eksternal'));