CREATE TABLE "tautan_status" (
	"pendaftaran_id" uuid PRIMARY KEY NOT NULL,
	"kode" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tautan_status_kode_unique" UNIQUE("kode")
);
--> statement-breakpoint
CREATE TABLE "hari_pengingat" (
	"jenis" text PRIMARY KEY NOT NULL,
	"hari" integer[],
	"rev" integer DEFAULT 0 NOT NULL,
	"diperiksa" date
);
--> statement-breakpoint
CREATE TABLE "kunci_dorong" (
	"id" integer PRIMARY KEY NOT NULL,
	"publik" text NOT NULL,
	"rahasia" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kunci_dorong_satu" CHECK ("kunci_dorong"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "perangkat_dorong" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pengguna_id" uuid NOT NULL,
	"sesi" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"nama" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "perangkat_dorong_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "kiriman" DROP CONSTRAINT "kiriman_kabarId_kanal_unique";--> statement-breakpoint
ALTER TABLE "laboratorium" ADD COLUMN "hari_penyelesaian" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "penelitian" ADD COLUMN "janji" date;--> statement-breakpoint
ALTER TABLE "penelitian" ADD COLUMN "janji_semula" date;--> statement-breakpoint
ALTER TABLE "penelitian" ADD COLUMN "jeda" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kabar" ADD COLUMN "pengingat" text DEFAULT 'lain' NOT NULL;--> statement-breakpoint
ALTER TABLE "kiriman" ADD COLUMN "tujuan" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kiriman" ADD COLUMN "luar" text;--> statement-breakpoint
ALTER TABLE "langganan_kabar" ADD COLUMN "setuju_pada" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "langganan_kabar" ADD COLUMN "setuju_kalimat" text;--> statement-breakpoint
ALTER TABLE "tautan_status" ADD CONSTRAINT "tautan_status_pendaftaran_id_pendaftaran_id_fk" FOREIGN KEY ("pendaftaran_id") REFERENCES "public"."pendaftaran"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perangkat_dorong" ADD CONSTRAINT "perangkat_dorong_pengguna_id_pengguna_id_fk" FOREIGN KEY ("pengguna_id") REFERENCES "public"."pengguna"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perangkat_dorong" ADD CONSTRAINT "perangkat_dorong_sesi_sesi_token_hash_fk" FOREIGN KEY ("sesi") REFERENCES "public"."sesi"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "perangkat_dorong_pengguna_id_index" ON "perangkat_dorong" USING btree ("pengguna_id");--> statement-breakpoint
CREATE INDEX "perangkat_dorong_sesi_index" ON "perangkat_dorong" USING btree ("sesi");--> statement-breakpoint
CREATE INDEX "bahan_tgl_expired_index" ON "bahan" USING btree ("tgl_expired");--> statement-breakpoint
CREATE INDEX "instrumen_tgl_kalibrasi_selanjutnya_index" ON "instrumen" USING btree ("tgl_kalibrasi_selanjutnya");--> statement-breakpoint
CREATE INDEX "kiriman_luar" ON "kiriman" USING btree ("luar") WHERE "kiriman"."luar" is not null;--> statement-breakpoint
ALTER TABLE "kiriman" ADD CONSTRAINT "kiriman_kabarId_kanal_tujuan_unique" UNIQUE("kabar_id","kanal","tujuan");--> statement-breakpoint
ALTER TABLE "langganan_kabar" ADD CONSTRAINT "langganan_kabar_setuju" CHECK (("langganan_kabar"."setuju_pada" is null) = ("langganan_kabar"."setuju_kalimat" is null));