ALTER TABLE "kiriman" DROP CONSTRAINT "kiriman_kabarId_kanal_unique";--> statement-breakpoint
ALTER TABLE "kiriman" ADD COLUMN "tujuan" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kiriman" ADD CONSTRAINT "kiriman_kabarId_kanal_tujuan_unique" UNIQUE("kabar_id","kanal","tujuan");