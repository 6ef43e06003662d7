CREATE TABLE "permintaan_perbaikan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pengguna_id" uuid NOT NULL,
	"isi" text NOT NULL,
	"jawaban" text,
	"dijawab_oleh" uuid,
	"dijawab_pada" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kwitansi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bukti_id" uuid NOT NULL,
	"no_kwitansi" text NOT NULL,
	"kode" text NOT NULL,
	"nominal" bigint NOT NULL,
	"petugas" jsonb NOT NULL,
	"dibatalkan_pada" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kwitansi_noKwitansi_unique" UNIQUE("no_kwitansi"),
	CONSTRAINT "kwitansi_kode_unique" UNIQUE("kode"),
	CONSTRAINT "kwitansi_satu_berlaku" UNIQUE NULLS NOT DISTINCT("bukti_id","dibatalkan_pada"),
	CONSTRAINT "kwitansi_ada_nilainya" CHECK ("kwitansi"."nominal" > 0)
);
--> statement-breakpoint
CREATE TABLE "lhu_bertanda_tangan" (
	"lhu_id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"pengguna_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "laboratorium" ADD COLUMN "alamat" text;--> statement-breakpoint
ALTER TABLE "laboratorium" ADD COLUMN "kota" text;--> statement-breakpoint
ALTER TABLE "laboratorium" ADD COLUMN "telepon" text;--> statement-breakpoint
ALTER TABLE "laboratorium" ADD COLUMN "whatsapp" text;--> statement-breakpoint
ALTER TABLE "laboratorium" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "laboratorium" ADD COLUMN "logo_sha256" text;--> statement-breakpoint
ALTER TABLE "laboratorium" ADD COLUMN "tanda_sha256" text;--> statement-breakpoint
ALTER TABLE "laboratorium" ADD COLUMN "no_akreditasi" text;--> statement-breakpoint
ALTER TABLE "laboratorium" ADD COLUMN "flag_laporan_asli" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "laboratorium" ADD COLUMN "rev" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "laboratorium" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "pengguna" ADD COLUMN "alamat" text;--> statement-breakpoint
ALTER TABLE "pengguna" ADD COLUMN "npwp" text;--> statement-breakpoint
ALTER TABLE "pengguna" ADD COLUMN "versi_privasi" text;--> statement-breakpoint
ALTER TABLE "pengguna" ADD COLUMN "diberi_tahu_pada" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pengguna" ADD COLUMN "dipakai_pada" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pengguna" ADD COLUMN "dikosongkan_pada" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parameter_sampel" ADD COLUMN "penyimpangan" text;--> statement-breakpoint
ALTER TABLE "parameter_sampel" ADD COLUMN "laboratorium_pelaksana" text;--> statement-breakpoint
ALTER TABLE "parameter_sampel" ADD COLUMN "tempat_pengujian" text;--> statement-breakpoint
ALTER TABLE "parameter_sampel" ADD COLUMN "alasan_tidak_diuji" text;--> statement-breakpoint
ALTER TABLE "parameter_uji" ADD COLUMN "flag_akreditasi" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sampel" ADD COLUMN "no_bets" text;--> statement-breakpoint
ALTER TABLE "sampel" ADD COLUMN "pembuat" text;--> statement-breakpoint
ALTER TABLE "sampel" ADD COLUMN "tgl_produksi" date;--> statement-breakpoint
ALTER TABLE "sampel" ADD COLUMN "tgl_kedaluwarsa" date;--> statement-breakpoint
ALTER TABLE "sampel" ADD COLUMN "tgl_pengambilan" date;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "jatuh_tempo" date;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "jenis_nomor_bayar" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "nomor_bayar" text;--> statement-breakpoint
ALTER TABLE "lhu" ADD COLUMN "pendapat" text;--> statement-breakpoint
ALTER TABLE "lhu" ADD COLUMN "perubahan" text[];--> statement-breakpoint
ALTER TABLE "lhu" ADD COLUMN "isi" jsonb;--> statement-breakpoint
ALTER TABLE "permintaan_perbaikan" ADD CONSTRAINT "permintaan_perbaikan_pengguna_id_pengguna_id_fk" FOREIGN KEY ("pengguna_id") REFERENCES "public"."pengguna"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permintaan_perbaikan" ADD CONSTRAINT "permintaan_perbaikan_dijawab_oleh_pengguna_id_fk" FOREIGN KEY ("dijawab_oleh") REFERENCES "public"."pengguna"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kwitansi" ADD CONSTRAINT "kwitansi_bukti_id_bukti_pembayaran_id_fk" FOREIGN KEY ("bukti_id") REFERENCES "public"."bukti_pembayaran"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lhu_bertanda_tangan" ADD CONSTRAINT "lhu_bertanda_tangan_lhu_id_lhu_id_fk" FOREIGN KEY ("lhu_id") REFERENCES "public"."lhu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lhu_bertanda_tangan" ADD CONSTRAINT "lhu_bertanda_tangan_sha256_berkas_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."berkas"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lhu_bertanda_tangan" ADD CONSTRAINT "lhu_bertanda_tangan_pengguna_id_pengguna_id_fk" FOREIGN KEY ("pengguna_id") REFERENCES "public"."pengguna"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "permintaan_perbaikan_pengguna_id_index" ON "permintaan_perbaikan" USING btree ("pengguna_id");--> statement-breakpoint
CREATE INDEX "permintaan_perbaikan_dijawab_pada_index" ON "permintaan_perbaikan" USING btree ("dijawab_pada");--> statement-breakpoint
CREATE INDEX "lhu_bertanda_tangan_sha256_index" ON "lhu_bertanda_tangan" USING btree ("sha256");--> statement-breakpoint
ALTER TABLE "laboratorium" ADD CONSTRAINT "laboratorium_logo_sha256_berkas_sha256_fk" FOREIGN KEY ("logo_sha256") REFERENCES "public"."berkas"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laboratorium" ADD CONSTRAINT "laboratorium_tanda_sha256_berkas_sha256_fk" FOREIGN KEY ("tanda_sha256") REFERENCES "public"."berkas"("sha256") ON DELETE no action ON UPDATE no action;