ALTER TABLE "pengujian" ADD COLUMN "janji_semula" date;--> statement-breakpoint
ALTER TABLE "pengujian" ADD COLUMN "jeda" jsonb DEFAULT '[]'::jsonb NOT NULL;