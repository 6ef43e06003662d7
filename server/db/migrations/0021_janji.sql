ALTER TABLE "laboratorium" ADD COLUMN "hari_seminggu" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "laboratorium" ADD COLUMN "flag_cuti_bersama" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "laboratorium" ADD COLUMN "hari_pengujian" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "laboratorium" ADD COLUMN "hari_review" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "laboratorium" ADD COLUMN "hari_pelaporan" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "pengujian" ADD COLUMN "janji" date;--> statement-breakpoint
ALTER TABLE "kwitansi" ADD COLUMN "janji" date;