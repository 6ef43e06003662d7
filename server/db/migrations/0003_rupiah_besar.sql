ALTER TABLE "parameter_uji" ALTER COLUMN "harga_internal" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "parameter_uji" ALTER COLUMN "harga_eksternal" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "parameter_uji" ALTER COLUMN "harga_replikasi_internal" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "parameter_uji" ALTER COLUMN "harga_replikasi_eksternal" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "baris_tagihan" ALTER COLUMN "harga_pengujian" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "baris_tagihan" ALTER COLUMN "harga_replikasi" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "baris_tagihan" ALTER COLUMN "harga_total" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "invoice" ALTER COLUMN "total_rincian" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "invoice" ALTER COLUMN "sudah_dibayar" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "invoice" ALTER COLUMN "total_tagihan" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "pengembalian" ALTER COLUMN "nominal" SET DATA TYPE bigint;