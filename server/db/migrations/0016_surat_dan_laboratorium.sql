ALTER TABLE "sampel" ADD COLUMN "kondisi_terima" integer;--> statement-breakpoint
ALTER TABLE "sampel" ADD COLUMN "catatan_terima" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "kepada" jsonb;