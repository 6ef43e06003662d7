-- What a test is priced by is a unit of a list; what its results are given in keeps the words it had.
ALTER TABLE "parameter_uji" RENAME COLUMN "nama_satuan" TO "satuan_hasil";--> statement-breakpoint
ALTER TABLE "parameter_uji" DROP CONSTRAINT "parameter_uji_laboratoriumId_kdParameterUji_unique";--> statement-breakpoint
ALTER TABLE "parameter_uji" ADD COLUMN "satuan_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "parameter_uji" ADD COLUMN "rev" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "parameter_uji" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "parameter_uji_kode" ON "parameter_uji" USING btree ("laboratorium_id",lower("kd_parameter_uji"));--> statement-breakpoint
CREATE INDEX "parameter_uji_nama_cari" ON "parameter_uji" USING gin ("nama_parameter_uji" gin_trgm_ops);