ALTER TABLE "bahan" ALTER COLUMN "min_stok" SET DATA TYPE numeric(13, 3);--> statement-breakpoint
ALTER TABLE "bahan" ALTER COLUMN "jml_stok" SET DATA TYPE numeric(13, 3);--> statement-breakpoint
ALTER TABLE "pergerakan_stok" ALTER COLUMN "sebelum" SET DATA TYPE numeric(13, 3);--> statement-breakpoint
ALTER TABLE "pergerakan_stok" ALTER COLUMN "sesudah" SET DATA TYPE numeric(13, 3);--> statement-breakpoint
ALTER TABLE "baris_penggunaan" ALTER COLUMN "jumlah" SET DATA TYPE numeric(13, 3);--> statement-breakpoint
ALTER TABLE "satuan" ADD COLUMN "dihitung_satuan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "baris_penggunaan" ADD CONSTRAINT "baris_bulat" CHECK ("baris_penggunaan"."bahan_id" is not null or "baris_penggunaan"."jumlah" = trunc("baris_penggunaan"."jumlah"));--> statement-breakpoint
-- by hand: what is a piece by its name
UPDATE "satuan" SET "dihitung_satuan" = true WHERE lower("nama") IN
  ('buah', 'pcs', 'butir', 'biji', 'lembar', 'ekor', 'tablet', 'kaplet', 'kapsul', 'strip', 'ampul', 'vial');
