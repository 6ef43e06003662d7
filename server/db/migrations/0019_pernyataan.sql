ALTER TABLE "parameter_sampel" ADD COLUMN "pernyataan" jsonb;--> statement-breakpoint
ALTER TABLE "parameter_sampel" ADD COLUMN "flag_pernyataan" boolean DEFAULT false NOT NULL;