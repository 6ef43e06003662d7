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
ALTER TABLE "kiriman" ADD CONSTRAINT "kiriman_kabar_id_kabar_id_fk" FOREIGN KEY ("kabar_id") REFERENCES "public"."kabar"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiriman" ADD CONSTRAINT "kiriman_pengguna_id_pengguna_id_fk" FOREIGN KEY ("pengguna_id") REFERENCES "public"."pengguna"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "langganan_kabar" ADD CONSTRAINT "langganan_kabar_pengguna_id_pengguna_id_fk" FOREIGN KEY ("pengguna_id") REFERENCES "public"."pengguna"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pilihan_kabar" ADD CONSTRAINT "pilihan_kabar_pengguna_id_pengguna_id_fk" FOREIGN KEY ("pengguna_id") REFERENCES "public"."pengguna"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kiriman_menunggu" ON "kiriman" USING btree ("coba_pada") WHERE "kiriman"."keadaan" = 'menunggu';--> statement-breakpoint
CREATE INDEX "kiriman_orang" ON "kiriman" USING btree ("pengguna_id","kanal") WHERE "kiriman"."keadaan" = 'menunggu';--> statement-breakpoint
CREATE INDEX "kiriman_gagal" ON "kiriman" USING btree ("selesai_pada") WHERE "kiriman"."keadaan" = 'gagal';--> statement-breakpoint
CREATE INDEX "kiriman_selesai_pada_index" ON "kiriman" USING btree ("selesai_pada");