CREATE TABLE "pekerjaan" (
	"nama" text PRIMARY KEY NOT NULL,
	"mulai_pada" timestamp with time zone NOT NULL,
	"selesai_pada" timestamp with time zone,
	"berhasil_pada" timestamp with time zone,
	"galat" text
);
