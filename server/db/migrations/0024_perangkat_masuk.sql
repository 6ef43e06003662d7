CREATE TABLE "sesi_dikeluarkan" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"pengguna_id" uuid NOT NULL,
	"alasan" text NOT NULL,
	"pada" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "masuk_berjalan" ADD COLUMN "segar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "masuk_berjalan" ADD COLUMN "dibuktikan_pada" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sesi" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sesi" ADD COLUMN "nama" text DEFAULT 'Peramban' NOT NULL;--> statement-breakpoint
ALTER TABLE "sesi" ADD COLUMN "dibuktikan_pada" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sesi_dikeluarkan" ADD CONSTRAINT "sesi_dikeluarkan_pengguna_id_pengguna_id_fk" FOREIGN KEY ("pengguna_id") REFERENCES "public"."pengguna"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sesi_dikeluarkan_pengguna_id_index" ON "sesi_dikeluarkan" USING btree ("pengguna_id");--> statement-breakpoint
CREATE INDEX "sesi_dikeluarkan_pada_index" ON "sesi_dikeluarkan" USING btree ("pada");--> statement-breakpoint
ALTER TABLE "sesi" ADD CONSTRAINT "sesi_id_unique" UNIQUE("id");