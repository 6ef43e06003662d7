CREATE TABLE "kabar" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pengguna_id" uuid NOT NULL,
	"jenis" text NOT NULL,
	"pokok" uuid NOT NULL,
	"kunci" text,
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
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kabar" ADD CONSTRAINT "kabar_pengguna_id_pengguna_id_fk" FOREIGN KEY ("pengguna_id") REFERENCES "public"."pengguna"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kabar_pengguna_id_created_at_id_index" ON "kabar" USING btree ("pengguna_id","created_at","id");--> statement-breakpoint
CREATE INDEX "kabar_created_at_index" ON "kabar" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "kabar_giliran_terbuka" ON "kabar" USING btree ("pokok","pengguna_id","kunci") WHERE "kabar"."jenis" = 'giliran' and "kabar"."selesai_pada" is null;