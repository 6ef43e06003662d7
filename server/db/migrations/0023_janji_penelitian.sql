ALTER TABLE "laboratorium" ADD COLUMN "hari_penyelesaian" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "penelitian" ADD COLUMN "janji" date;--> statement-breakpoint
ALTER TABLE "penelitian" ADD COLUMN "janji_semula" date;--> statement-breakpoint
ALTER TABLE "penelitian" ADD COLUMN "jeda" jsonb DEFAULT '[]'::jsonb NOT NULL;