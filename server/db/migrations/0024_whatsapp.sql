ALTER TABLE "kiriman" ADD COLUMN "luar" text;--> statement-breakpoint
ALTER TABLE "langganan_kabar" ADD COLUMN "setuju_pada" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "langganan_kabar" ADD COLUMN "setuju_kalimat" text;--> statement-breakpoint
CREATE INDEX "kiriman_luar" ON "kiriman" USING btree ("luar") WHERE "kiriman"."luar" is not null;--> statement-breakpoint
ALTER TABLE "langganan_kabar" ADD CONSTRAINT "langganan_kabar_setuju" CHECK (("langganan_kabar"."setuju_pada" is null) = ("langganan_kabar"."setuju_kalimat" is null));