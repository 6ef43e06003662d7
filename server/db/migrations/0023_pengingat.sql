CREATE TABLE "hari_pengingat" (
	"jenis" text PRIMARY KEY NOT NULL,
	"hari" integer[],
	"rev" integer DEFAULT 0 NOT NULL,
	"diperiksa" date
);
--> statement-breakpoint
ALTER TABLE "kabar" ADD COLUMN "pengingat" text DEFAULT 'lain' NOT NULL;--> statement-breakpoint
CREATE INDEX "bahan_tgl_expired_index" ON "bahan" USING btree ("tgl_expired");--> statement-breakpoint
CREATE INDEX "instrumen_tgl_kalibrasi_selanjutnya_index" ON "instrumen" USING btree ("tgl_kalibrasi_selanjutnya");