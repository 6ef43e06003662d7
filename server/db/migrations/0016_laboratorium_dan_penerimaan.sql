ALTER TABLE "sampel" ADD COLUMN "kondisi_terima" integer;--> statement-breakpoint
ALTER TABLE "sampel" ADD COLUMN "catatan_terima" text;--> statement-breakpoint
ALTER TABLE "penambahan" ADD COLUMN "laboratorium_lain" integer;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "laboratorium_lain" integer;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "kepada" jsonb;--> statement-breakpoint
ALTER TABLE "penambahan" ADD CONSTRAINT "penambahan_laboratorium_lain_laboratorium_id_fk" FOREIGN KEY ("laboratorium_lain") REFERENCES "public"."laboratorium"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_laboratorium_lain_laboratorium_id_fk" FOREIGN KEY ("laboratorium_lain") REFERENCES "public"."laboratorium"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "penambahan_laboratorium_lain_penelitian_id_index" ON "penambahan" USING btree ("laboratorium_lain","penelitian_id");