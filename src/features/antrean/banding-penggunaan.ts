import { kunciBarang, namaJenisBarang } from '#domain/barang/schema.ts';
import type { Actor } from '#domain/core/roles.ts';
import { formatDate, formatDateTime, formatNumber } from '#domain/core/format.ts';
import { fromWire } from '#domain/core/wire.ts';
import { check, type Verdict } from '#domain/core/workflow.ts';
import { keadaanPenambahan, keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import {
  KembalikanAlatBody,
  PerpanjangBody,
  pilihUbahRekaman,
  UbahBody,
  VerifikasiPenambahanBody,
} from '#domain/penggunaan/endpoints.ts';
import type { BarisDiisi } from '#domain/penggunaan/rules.ts';
import type { Penambahan, PengembalianAlat } from '#domain/penggunaan/schema.ts';
import { penambahanWorkflow, type PenambahanAksi } from '#domain/penggunaan/workflow.ts';
import { isiLane } from '#data/outbox/lane.ts';
import type { Baris } from '#data/outbox/row.ts';
import { belumDilihat, denganPerbaikan } from './rekaman.ts';
import type { Bidang, Cara, Sandingan } from './sandingan.ts';

/** The page on which a research is worked on by this person. */
export type HalamanKerja = (record: Penelitian, actor: Actor) => string;

const line = (label: string, milik: string | null, server: string | null): Bidang => ({
  label,
  milik,
  server,
  beda: milik !== null && server !== null && milik !== server,
});

type Bagian = { bidang: readonly Bidang[]; dapat: Verdict; batal?: string | null; cara: Cara };

/** Mine beside the research as it stands now, with what its author had not seen. */
const sandingan = (row: Baris, record: Penelitian, bagian: Bagian): Sandingan => ({
  rev: record.rev,
  bidang: bagian.bidang,
  teks: null,
  perubahan: belumDilihat(row, record.history).map(
    ({ uuid, createdAt, user, statusSubmission, catatan }) => ({
      uuid,
      waktu: createdAt,
      nama: user?.nama,
      judul: statusSubmission.statusPengajuan,
      catatan,
    }),
  ),
  batal: bagian.batal ?? null,
  halangan: bagian.dapat.ok ? null : bagian.dapat.reason,
  sudahDimulai: null,
  cara: bagian.cara,
});

/** Decided anew on what stands there now: in its own form, with what was written in it. */
const putuskanLagi = (to: string, { opId }: Baris): Cara => ({
  jenis: 'putuskanLagi',
  to: denganPerbaikan(to, opId),
});

const angka = ({
  jlhKembali,
  jlhRusak,
  jlhDiganti,
}: Pick<PengembalianAlat, 'jlhKembali' | 'jlhRusak' | 'jlhDiganti'>) =>
  `Kembali ${formatNumber(jlhKembali)}, rusak ${formatNumber(jlhRusak)}, diganti ${formatNumber(jlhDiganti)}`;

/** Returned tools, row by row: two devices never overwrite each other (GAP-92). */
export const sandingKembali =
  (halaman: HalamanKerja) =>
  (row: Baris, record: Penelitian, actor: Actor): Sandingan | null => {
    const isi = KembalikanAlatBody.safeParse(fromWire(row.body));
    if (!isi.success) return null;
    const alat = new Map(record.pengembalianAlat.map((satu) => [satu.uuid, satu]));
    return sandingan(row, record, {
      bidang: isi.data.pengembalian.flatMap((satu) => {
        const server = alat.get(satu.uuid);
        return server
          ? [
              line(
                `${server.namaBarang}, dipinjam ${formatNumber(server.jlhPenggunaan)}`,
                angka(satu),
                angka(server),
              ),
            ]
          : [];
      }),
      dapat: check(penelitianWorkflow, 'kembalikanAlat', keadaanPenelitian(record), actor),
      cara: putuskanLagi(halaman(record, actor), row),
    });
  };

/** An addition that was mended, withdrawn or verified, thing by thing. */
export const sandingPenambahan =
  (halaman: HalamanKerja) =>
  (row: Baris, record: Penelitian, actor: Actor): Sandingan | null => {
    const penambahan = record.penambahan.find(({ uuid }) => uuid === isiLane(row.lane).id);
    const isi = bacaPenambahan(row, record, actor);
    if (!penambahan || !isi) return null;
    const { aksi, tglPenggunaan, penggunaan } = isi;
    const { to } = penambahanWorkflow.actions[aksi];
    return sandingan(row, record, {
      bidang: [
        line(
          'Status',
          typeof to === 'string'
            ? penambahanWorkflow.states[to].label
            : penambahanWorkflow.actions[aksi].label,
          penambahan.statusPengajuan,
        ),
        line(
          'Tanggal penggunaan',
          tglPenggunaan === undefined ? null : formatDate(tglPenggunaan),
          formatDate(penambahan.tglPenggunaan),
        ),
        ...(penggunaan ? bidangBarang(penggunaan, penambahan, record) : []),
      ],
      dapat: check(penambahanWorkflow, aksi, keadaanPenambahan(record, penambahan), actor),
      batal: sudahDiputuskan(aksi, penambahan, record),
      cara: putuskanLagi(halaman(record, actor), row),
    });
  };

type IsiPenambahan = {
  aksi: PenambahanAksi;
  tglPenggunaan: string | undefined;
  penggunaan: readonly BarisDiisi[] | undefined;
};

function bacaPenambahan(row: Baris, record: Penelitian, actor: Actor): IsiPenambahan | null {
  const body = fromWire(row.body);
  const verifikasi = VerifikasiPenambahanBody.safeParse(body);
  if (verifikasi.success) {
    const { flagPersetujuan, tglPenggunaan, penggunaan } = verifikasi.data;
    return { aksi: flagPersetujuan === 1 ? 'setujui' : 'tolak', tglPenggunaan, penggunaan };
  }
  const ubah = UbahBody.safeParse(body);
  if (!ubah.success) return null;
  const { tglPenggunaan, penggunaan } = ubah.data;
  const aksi = pilihUbahRekaman(ubah.data, actor, { penelitian: { pendaftarUuid: record.user.uuid } });
  return aksi === 'tarik'
    ? { aksi, tglPenggunaan: undefined, penggunaan: undefined }
    : { aksi, tglPenggunaan, penggunaan };
}

type Jumlah = {
  jlhPenggunaan?: number | undefined;
  jamMulai?: string | null | undefined;
  jamSelesai?: string | null | undefined;
};

/** Of what is booked by the minute the amount follows from the time. */
const kataJumlah = ({ jlhPenggunaan, jamMulai, jamSelesai }: Jumlah, satuan: string | null): string => {
  const jam = jamMulai && jamSelesai ? `${jamMulai} – ${jamSelesai} WIB` : null;
  const jumlah =
    jlhPenggunaan === undefined || satuan === 'menit'
      ? null
      : `${formatNumber(jlhPenggunaan)} ${satuan ?? ''}`.trim();
  return [jumlah, jam].filter(Boolean).join(', ');
};

/** One line a thing, whichever side has it. */
function bidangBarang(milik: readonly BarisDiisi[], { baris }: Penambahan, record: Penelitian): Bidang[] {
  const dikenal = new Map(
    record.penambahan
      .flatMap((satu) => satu.baris)
      .map((satu) => [kunci(satu), { nama: satu.namaBarang, satuan: satu.satuan }] as const),
  );
  const semua = [...new Set([...baris, ...milik].map(kunci))];
  const jumlah = (sisi: readonly (Jumlah & BarisDiisi)[], satu: string): string =>
    sisi
      .filter((lain) => kunci(lain) === satu)
      .map((lain) => kataJumlah(lain, dikenal.get(satu)?.satuan ?? null))
      .join('; ') || 'Tidak ada';
  return semua.map((satu) => {
    const contoh = milik.find((lain) => kunci(lain) === satu);
    const nama =
      dikenal.get(satu)?.nama ??
      (contoh ? `${namaJenisBarang[contoh.idJenisBarang]} nomor ${contoh.idBarang}` : satu);
    const server = baris.map((lain) => ({
      ...lain,
      jamMulai: lain.jamMulai ?? undefined,
      jamSelesai: lain.jamSelesai ?? undefined,
    }));
    return line(nama, jumlah(milik, satu), jumlah(server, satu));
  });
}

const kunci = ({ idJenisBarang, idBarang }: Pick<BarisDiisi, 'idJenisBarang' | 'idBarang'>): string =>
  kunciBarang({ idJenisBarang, id: idBarang });

/** Another officer has verified it meanwhile. */
function sudahDiputuskan(
  aksi: PenambahanAksi,
  { kdStatusPengajuan, statusPengajuan }: Penambahan,
  { history }: Penelitian,
): string | null {
  if (aksi !== 'setujui' || kdStatusPengajuan === penambahanWorkflow.states.perluVerifikasi.code) return null;
  const entry = history.findLast(
    ({ statusSubmission }) => statusSubmission.kdStatusPengajuan === kdStatusPengajuan,
  );
  return entry
    ? `Sudah diputuskan oleh ${entry.user?.nama ?? 'sistem'} pada ${formatDateTime(entry.createdAt)}: ${statusPengajuan}.`
    : `Penambahan ini sekarang berstatus '${statusPengajuan}'.`;
}

/** A longer period beside the one there is now. */
export const sandingPerpanjangan =
  (halaman: HalamanKerja) =>
  (row: Baris, record: Penelitian, actor: Actor): Sandingan | null => {
    const isi = PerpanjangBody.safeParse(fromWire(row.body));
    if (!isi.success) return null;
    return sandingan(row, record, {
      bidang: [
        line('Tanggal selesai penggunaan', formatDate(isi.data.tglSelesai), formatDate(record.tglSelesai)),
      ],
      dapat: check(penelitianWorkflow, 'perpanjang', keadaanPenelitian(record), actor),
      cara: putuskanLagi(halaman(record, actor), row),
    });
  };

/** A word on the end of a research; it may be said again on what stands there now. */
export const sandingAkhir =
  (aksi: 'mintaSelesai' | 'selesaikan') =>
  (row: Baris, record: Penelitian, actor: Actor): Sandingan =>
    sandingan(row, record, {
      bidang: [
        line(
          'Status penelitian',
          penelitianWorkflow.states[aksi === 'selesaikan' ? 'selesai' : 'menungguSelesai'].label,
          record.statusSubmission.statusPengajuan,
        ),
      ],
      dapat: check(penelitianWorkflow, aksi, keadaanPenelitian(record), actor),
      cara: { jenis: 'pertahankan', baseRev: record.rev, gabungan: null },
    });
