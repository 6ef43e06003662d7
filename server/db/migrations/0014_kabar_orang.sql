CREATE TABLE "kabar_orang" (
	"pengguna_id" uuid NOT NULL,
	"rekaman" text NOT NULL,
	"sesudah" uuid NOT NULL,
	CONSTRAINT "kabar_orang_pengguna_id_rekaman_pk" PRIMARY KEY("pengguna_id","rekaman")
);
--> statement-breakpoint
DROP INDEX "riwayat_pendaftaran_aktor_id_index";--> statement-breakpoint
DROP INDEX "pengujian_kalab_id_index";--> statement-breakpoint
DROP INDEX "penambahan_aktor_id_index";--> statement-breakpoint
DROP INDEX "invoice_diubah_oleh_index";--> statement-breakpoint
DROP INDEX "lhu_penandatangan_id_index";--> statement-breakpoint
ALTER TABLE "kabar_orang" ADD CONSTRAINT "kabar_orang_pengguna_id_pengguna_id_fk" FOREIGN KEY ("pengguna_id") REFERENCES "public"."pengguna"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "riwayat_pendaftaran_aktor_id_pendaftaran_id_index" ON "riwayat_pendaftaran" USING btree ("aktor_id","pendaftaran_id");--> statement-breakpoint
CREATE INDEX "pengujian_kalab_id_id_index" ON "pengujian" USING btree ("kalab_id","id");--> statement-breakpoint
CREATE INDEX "penambahan_aktor_id_penelitian_id_index" ON "penambahan" USING btree ("aktor_id","penelitian_id");--> statement-breakpoint
CREATE INDEX "invoice_diubah_oleh_pendaftaran_id_index" ON "invoice" USING btree ("diubah_oleh","pendaftaran_id");--> statement-breakpoint
CREATE INDEX "lhu_penandatangan_id_pengujian_id_index" ON "lhu" USING btree ("penandatangan_id","pengujian_id");