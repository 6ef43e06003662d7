CREATE TABLE "tautan_status" (
	"pendaftaran_id" uuid PRIMARY KEY NOT NULL,
	"kode" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tautan_status_kode_unique" UNIQUE("kode")
);
--> statement-breakpoint
ALTER TABLE "tautan_status" ADD CONSTRAINT "tautan_status_pendaftaran_id_pendaftaran_id_fk" FOREIGN KEY ("pendaftaran_id") REFERENCES "public"."pendaftaran"("id") ON DELETE cascade ON UPDATE no action;