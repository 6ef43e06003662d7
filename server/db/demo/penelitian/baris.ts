import { perluPeta } from '#domain/penelitian/rules.ts';
import { akunDari } from '#server/db/demo/akun.ts';
import { idPada } from '#server/db/demo/waktu.ts';
import { jenisBarang, type Barang } from '#domain/barang/schema.ts';
import { dosen, petaPenelitian } from '#server/db/reference/penelitian.ts';
import type { pendaftaran, riwayatPendaftaran } from '#server/db/tables/pendaftaran.ts';
import type { penelitian, rencanaBarang } from '#server/db/tables/penelitian.ts';
import { tulisDokumen } from './dokumen.ts';
import { jenisDari, type PerjalananPenelitian } from './perjalanan.ts';
import { pembiayaanDari } from './uang.ts';

type Kolom = 'persetujuanDosenSha256' | 'proposalSha256' | 'sertifikatSha256';
/** A paper that a registration brings, and the column it is named in. */
export type Dokumen = {
  kolom: Kolom;
  penelitianId: string;
  pemilikId: string;
  bytes: Uint8Array;
  createdAt: Date;
};

type Baris = {
  kepala: typeof pendaftaran.$inferInsert;
  penelitian: typeof penelitian.$inferInsert;
  rencana: (typeof rencanaBarang.$inferInsert)[];
  riwayat: (typeof riwayatPendaftaran.$inferInsert)[];
  dokumen: Dokumen[];
};

/** The head of one played research with its plan, its history and its papers. */
export function barisPenelitian(
  satu: PerjalananPenelitian,
  { nomor, barang }: { nomor: string; barang: ReadonlyMap<string, Barang> },
): Baris {
  const { naskah, id } = satu;
  const dibuat = satu.riwayat[0]!.saat;
  const orang = akunDari(naskah.pendaftar);
  const [jamMulai, jamSelesai] = naskah.jam ?? [null, null];
  const { idJenisPembiayaan, ...pembiayaan } = pembiayaanDari(satu);
  const kdProgramStudi = orang.profil?.kdProgramStudi ?? null;
  if (perluPeta(kdProgramStudi) && !naskah.peta) throw new Error(`${naskah.judul}: no research map`);
  const dokumen = dokumenDari(satu, dibuat);
  return {
    kepala: {
      id,
      nomor,
      jenis: 'penelitian',
      pendaftarId: orang.uuid,
      laboratoriumId: satu.laboratoriumId,
      judul: naskah.judul,
      kdStatus: satu.kdStatus,
      rev: satu.rev,
      createdAt: dibuat,
      updatedAt: satu.diubah,
    },
    penelitian: {
      id,
      kdJenisPenelitian: jenisDari(naskah),
      keteranganJenisPenelitian: naskah.jenis ?? null,
      judulPayung: naskah.payung ?? null,
      ...dosenDari(naskah.dosen),
      kdJenisPembiayaan: idJenisPembiayaan,
      ...pembiayaan,
      kdPeta: naskah.peta ? petaPenelitian[naskah.peta] : null,
      kdProgramStudi,
      golonganTarif: satu.golongan,
      ...satu.masa,
      jamMulai,
      jamSelesai,
      tempatPenelitian: naskah.tempat ?? null,
    },
    rencana: (naskah.rencana ?? []).map((kd, at) => rencanaDari(id, barang.get(kd)!, at)),
    riwayat: satu.riwayat.map(({ kdStatus, catatan, aktor, saat }, ke) => ({
      id: idPada(saat, ke),
      pendaftaranId: id,
      urut: ke + 1,
      kdStatus,
      catatan,
      aktorId: akunDari(aktor).uuid,
      createdAt: saat,
    })),
    dokumen,
  };
}

const dosenDari = (yang: PerjalananPenelitian['naskah']['dosen']) =>
  typeof yang === 'string'
    ? { nikDosen: String(dosen[yang]), namaDosen: yang }
    : { nikDosen: null, namaDosen: yang.nama };

const rencanaDari = (penelitianId: string, { idJenisBarang, id }: Barang, at: number) => ({
  id: crypto.randomUUID(),
  penelitianId,
  urutan: at + 1,
  alatId: idJenisBarang === jenisBarang.alat ? id : null,
  bahanId: idJenisBarang === jenisBarang.bahan ? id : null,
  instrumenId: idJenisBarang === jenisBarang.instrumen ? id : null,
});

/** REG-37, REG-38: in a laboratory an approval of the lecturer, or from outside a proposal, and the certificate of training. */
function dokumenDari(satu: PerjalananPenelitian, dibuat: Date): Dokumen[] {
  if (satu.naskah.tempat) return [];
  const { judul, pendaftar, dosen: pembimbing } = satu.naskah;
  const orang = akunDari(pendaftar);
  const milik = { penelitianId: satu.id, pemilikId: orang.uuid, createdAt: dibuat };
  const namaDosen = typeof pembimbing === 'string' ? pembimbing : pembimbing.nama;
  const surat =
    satu.golongan === 'internal'
      ? {
          kolom: 'persetujuanDosenSha256' as const,
          bytes: tulisDokumen({
            judul: 'Persetujuan penelitian',
            isi: [
              `Dengan ini saya menyetujui ${orang.nama} melaksanakan penelitian di laboratorium Fakultas Farmasi dengan judul:`,
              judul,
              'Pelaksana wajib mematuhi tata tertib dan keselamatan kerja laboratorium.',
            ],
            penanda: namaDosen,
            pada: dibuat,
          }),
        }
      : {
          kolom: 'proposalSha256' as const,
          bytes: tulisDokumen({
            judul: 'Proposal penelitian',
            isi: [
              judul,
              `Diajukan oleh ${orang.profil?.namaPerguruanTinggi ?? orang.nama}.`,
              'Penelitian memerlukan alat, bahan, dan instrumen laboratorium menurut rencana penggunaan yang dilampirkan pada pendaftaran.',
            ],
            penanda: orang.nama,
            pada: dibuat,
          }),
        };
  return [
    { ...milik, ...surat },
    { ...milik, kolom: 'sertifikatSha256', bytes: sertifikat(orang.nama, dibuat.getUTCFullYear() - 1) },
  ];
}

/** Somebody is trained once a year and brings the same certificate each time: it is drawn once. */
const sertifikatTergambar = new Map<string, Uint8Array>();
function sertifikat(nama: string, lulus: number): Uint8Array {
  const kunci = `${nama} ${lulus}`;
  const ada =
    sertifikatTergambar.get(kunci) ??
    tulisDokumen({
      judul: 'Sertifikat pelatihan keselamatan laboratorium',
      isi: [`Diberikan kepada ${nama}, yang telah mengikuti pelatihan keselamatan kerja laboratorium.`],
      penanda: 'Fakultas Farmasi, Universitas Kampus Contoh',
      pada: new Date(`${lulus}-08-18T03:00:00Z`),
    });
  sertifikatTergambar.set(kunci, ada);
  return ada;
}
