CREATE TABLE "kabar" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pengguna_id" uuid NOT NULL,
	"jenis" text NOT NULL,
	"pokok" uuid NOT NULL,
	"kunci" text,
	"susulan" integer DEFAULT 0 NOT NULL,
	"kalimat" text NOT NULL,
	"perihal" text NOT NULL,
	"halaman" text NOT NULL,
	"record" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"dibaca_pada" timestamp with time zone,
	"selesai_pada" timestamp with time zone,
	CONSTRAINT "kabar_jenis" CHECK ("kabar"."jenis" in ('giliran', 'perubahan')),
	CONSTRAINT "kabar_kunci" CHECK (("kabar"."jenis" = 'giliran') = ("kabar"."kunci" is not null))
);
--> statement-breakpoint
CREATE TABLE "kejadian" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kejadian_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pokok" uuid NOT NULL,
	"jenis" text NOT NULL,
	"alur" text,
	"aksi" text,
	"ke" text,
	"oleh" uuid,
	"at" timestamp with time zone NOT NULL,
	"gagal" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kiriman" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kabar_id" uuid NOT NULL,
	"kanal" text NOT NULL,
	"pengguna_id" uuid NOT NULL,
	"cara" text NOT NULL,
	"keadaan" text DEFAULT 'menunggu' NOT NULL,
	"surat" uuid,
	"percobaan" integer DEFAULT 0 NOT NULL,
	"coba_pada" timestamp with time zone NOT NULL,
	"galat" text,
	"created_at" timestamp with time zone NOT NULL,
	"selesai_pada" timestamp with time zone,
	CONSTRAINT "kiriman_kabarId_kanal_unique" UNIQUE("kabar_id","kanal"),
	CONSTRAINT "kiriman_keadaan" CHECK ("kiriman"."keadaan" in ('menunggu', 'terkirim', 'gagal', 'batal')),
	CONSTRAINT "kiriman_cara" CHECK ("kiriman"."cara" in ('segera', 'ringkasan')),
	CONSTRAINT "kiriman_selesai" CHECK (("kiriman"."keadaan" = 'menunggu') = ("kiriman"."selesai_pada" is null))
);
--> statement-breakpoint
CREATE TABLE "langganan_kabar" (
	"pengguna_id" uuid NOT NULL,
	"kanal" text NOT NULL,
	"token" text NOT NULL,
	"mati" text,
	"mati_pada" timestamp with time zone,
	"galat" text,
	"alamat" text,
	CONSTRAINT "langganan_kabar_pengguna_id_kanal_pk" PRIMARY KEY("pengguna_id","kanal"),
	CONSTRAINT "langganan_kabar_token_unique" UNIQUE("token"),
	CONSTRAINT "langganan_kabar_mati" CHECK (("langganan_kabar"."mati" is null) = ("langganan_kabar"."mati_pada" is null))
);
--> statement-breakpoint
CREATE TABLE "pilihan_kabar" (
	"pengguna_id" uuid NOT NULL,
	"kanal" text NOT NULL,
	"jenis" text NOT NULL,
	"cara" text NOT NULL,
	CONSTRAINT "pilihan_kabar_pengguna_id_kanal_jenis_pk" PRIMARY KEY("pengguna_id","kanal","jenis")
);
--> statement-breakpoint
ALTER TABLE "acuan" ADD COLUMN "rev" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pengujian" ADD COLUMN "janji_semula" date;--> statement-breakpoint
ALTER TABLE "pengujian" ADD COLUMN "jeda" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kabar" ADD CONSTRAINT "kabar_pengguna_id_pengguna_id_fk" FOREIGN KEY ("pengguna_id") REFERENCES "public"."pengguna"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiriman" ADD CONSTRAINT "kiriman_kabar_id_kabar_id_fk" FOREIGN KEY ("kabar_id") REFERENCES "public"."kabar"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiriman" ADD CONSTRAINT "kiriman_pengguna_id_pengguna_id_fk" FOREIGN KEY ("pengguna_id") REFERENCES "public"."pengguna"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "langganan_kabar" ADD CONSTRAINT "langganan_kabar_pengguna_id_pengguna_id_fk" FOREIGN KEY ("pengguna_id") REFERENCES "public"."pengguna"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pilihan_kabar" ADD CONSTRAINT "pilihan_kabar_pengguna_id_pengguna_id_fk" FOREIGN KEY ("pengguna_id") REFERENCES "public"."pengguna"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kabar_pengguna_id_created_at_id_index" ON "kabar" USING btree ("pengguna_id","created_at","id");--> statement-breakpoint
CREATE INDEX "kabar_created_at_index" ON "kabar" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "kabar_giliran_terbuka" ON "kabar" USING btree ("pokok","pengguna_id","kunci","susulan") WHERE "kabar"."jenis" = 'giliran' and "kabar"."selesai_pada" is null;--> statement-breakpoint
CREATE INDEX "kiriman_menunggu" ON "kiriman" USING btree ("coba_pada") WHERE "kiriman"."keadaan" = 'menunggu';--> statement-breakpoint
CREATE INDEX "kiriman_orang" ON "kiriman" USING btree ("pengguna_id","kanal") WHERE "kiriman"."keadaan" = 'menunggu';--> statement-breakpoint
CREATE INDEX "kiriman_gagal" ON "kiriman" USING btree ("selesai_pada") WHERE "kiriman"."keadaan" = 'gagal';--> statement-breakpoint
CREATE INDEX "kiriman_selesai_pada_index" ON "kiriman" USING btree ("selesai_pada");