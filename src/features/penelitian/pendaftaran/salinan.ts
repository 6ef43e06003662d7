import { jenisBarang, kunciBarang } from '#domain/barang/schema.ts';
import { labDay } from '#domain/core/clock.ts';
import { formatDate } from '#domain/core/format.ts';
import { dosenLainnya, dosenTidakAda } from '#domain/penelitian/rules.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { BarangDikenal } from '#domain/penggunaan/reduce.ts';
import { bacaSemuaBarang } from '#data/barang-dikenal.ts';
import type { OrangDb } from '#data/db.ts';
import { bacaPenelitian } from '#data/penelitian.ts';
import type { PemilikPendaftaran } from '#data/pendaftaran.ts';
import { bacaTersedia, penyalin, type Tersedia } from '#features/pendaftaran/daftar-lagi.ts';
import {
  diLaboratorium,
  isianBaru,
  type IsianPenelitian,
  type IsianRencana,
  type IsianWaktu,
} from './isian.ts';

type Penyalin = ReturnType<typeof penyalin>;

/** What a copy is made of today. */
type Kini = Tersedia & { barang: BarangDikenal; hariIni: string };

/** An own earlier registration and the form filled with it, from this device alone; null when it is not here. */
export async function bacaSalinan(
  db: OrangDb,
  pemilik: PemilikPendaftaran,
  uuid: string,
): Promise<{ dari: Penelitian; isian: IsianPenelitian } | null> {
  const dari = (await bacaPenelitian(db, pemilik, uuid))?.data;
  if (!dari) return null;
  const barang = await bacaSemuaBarang(db);
  const tersedia = await bacaTersedia(db);
  return { dari, isian: salinPenelitian(dari, { ...tersedia, barang, hariIni: labDay(new Date()) }) };
}

/** A new registration with all that an earlier one held, at its first step: of several laboratories the one that ended (GAP-21). */
export function salinPenelitian(data: Penelitian, kini: Kini): IsianPenelitian {
  const salin = penyalin(kini);
  const kosong = isianBaru();
  const idJenisPenelitian = data.researchType.kdJenisPenelitian;
  const dosen = salinDosen('Dosen pembimbing', data.nikDosen, data.namaDosen, salin);
  const pembayar = salinDosen(
    'Dosen yang membiayai',
    data.nikDosenPembiayaan,
    data.namaDosenPembiayaan,
    salin,
  );
  const { map } = data;
  const idPetaPenelitian =
    map && salin.pilihan('Peta penelitian', 'peta-penelitian', map.id, map.petaPenelitian);
  const isian: IsianPenelitian = {
    ...kosong,
    idJenisPenelitian,
    keteranganJenisPenelitian: data.keteranganJenisPenelitian ?? '',
    judul: data.judul,
    judulPayung: data.judulPayung ?? '',
    nikDosen: dosen.nik,
    namaDosen: dosen.nama,
    idJenisPembiayaan: data.idJenisPembiayaan,
    nikDosenPembiayaan: pembayar.nik,
    namaDosenPembiayaan: pembayar.nama,
    namaPembiayaan: data.namaPembiayaan ?? '',
    idPetaPenelitian,
    tempatPenelitian: data.tempatPenelitian ?? '',
    tidakTersalin: salin.tidakTersalin,
  };
  if (!diLaboratorium(isian)) return { ...isian, ...salinWaktu(data, kini, salin) };
  return {
    ...isian,
    rencanaPenggunaan: [salinRencana(data, kosong.rencanaPenggunaan[0]!, kini, salin)],
    filePersetujuanDosen: salin.file('Surat persetujuan dosen', data.filePersetujuanDosen),
    fileProposal: salin.file('Proposal', data.fileProposal),
    fileSertifikatPelatihan: salin.file('Sertifikat pelatihan keselamatan', data.fileSertifikatPelatihan),
  };
}

/** A lecturer who is still on the list, none, or one who was never on it (CONST-08). */
function salinDosen(
  label: string,
  nik: string | null,
  nama: string | null,
  { pilihan }: Penyalin,
): { nik: string; nama: string } {
  const tertulis = { nik: nik ?? '', nama: nama ?? '' };
  if (nik === null || nik === dosenTidakAda || nik === dosenLainnya) return tertulis;
  return pilihan(label, 'dosen', nik, nama) === null ? { nik: '', nama: '' } : tertulis;
}

/** Days that have not passed, and the hours of every day. */
function salinWaktu(data: Penelitian, { hariIni }: Kini, { salin }: Penyalin): IsianWaktu {
  const hari = (label: string, tanggal: string) =>
    salin(tanggal >= hariIni, tanggal, `${label}: ${formatDate(tanggal)} sudah lewat`) ?? '';
  return {
    tglMulai: hari('Tanggal mulai', data.tglMulai),
    tglSelesai: hari('Tanggal selesai', data.tglSelesai),
    jamMulai: data.jamMulai ?? '',
    jamSelesai: data.jamSelesai ?? '',
  };
}

/** Its laboratory and what of it was planned, as far as the laboratory still has it. */
function salinRencana(data: Penelitian, baru: IsianRencana, kini: Kini, salin: Penyalin): IsianRencana {
  const { id: laboratorium, namaLaboratorium } = data.lab;
  const adaLaboratorium =
    salin.pilihan('Laboratorium', 'laboratorium', laboratorium, namaLaboratorium) !== null;
  const barang = (
    jenis: keyof typeof jenisBarang,
    label: string,
    semua: readonly { id: number; nama: string }[],
  ) =>
    semua.flatMap(({ id, nama }) => {
      const dikenal = kini.barang.get(kunciBarang({ idJenisBarang: jenisBarang[jenis], id }));
      const ada = adaLaboratorium && dikenal?.idLaboratorium === laboratorium;
      return salin.salin(ada, id, `${label}: ${nama} tidak lagi tersedia`) ?? [];
    });
  return {
    ...baru,
    idLaboratorium: adaLaboratorium ? laboratorium : null,
    ...salinWaktu(data, kini, salin),
    alat: barang(
      'alat',
      'Alat',
      data.researchLabTool.map(({ tool }) => ({ id: tool.id, nama: tool.namaAlat })),
    ),
    bahan: barang(
      'bahan',
      'Bahan',
      data.researchLabItem.map(({ item }) => ({ id: item.id, nama: item.namaBahan })),
    ),
    instrumen: barang(
      'instrumen',
      'Instrumen',
      data.researchLabInstrument.map(({ instrument }) => ({
        id: instrument.id,
        nama: instrument.namaInstrumen,
      })),
    ),
  };
}
