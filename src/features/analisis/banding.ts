import { aksiDari, perluRevisi } from '#domain/analisis/reduce.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import type { Actor } from '#domain/core/roles.ts';
import { fromWire } from '#domain/core/wire.ts';
import { check, type Verdict } from '#domain/core/workflow.ts';
import type { Baris } from '#data/baris.ts';
import { formatDateTime, formatDayTime, MISSING } from '#domain/core/format.ts';
import { paths } from '#paths';
import { denganPerbaikan } from '#kit/outbox/panggilan.ts';
import { bandingSel, versiLain } from './lembar/banding-sel.ts';
import {
  belumDilihat,
  bidang,
  bidangCatatan,
  type Bidang,
  type Cara,
  type Sandingan,
} from '#kit/outbox/sandingan.ts';

type Banding = {
  aksi: AnalisisAksi;
  body: Record<string, unknown>;
  bidang: readonly Bidang[];
  /** For a report: its text, and that of the newest report on the server, where there is one. */
  teks: { milik: string; server: RiwayatProgres | null } | null;
  /** What happened to the record that the author had not seen, oldest first. */
  perubahan: readonly RiwayatProgres[];
  /** Whether this very write could still be applied to the record as it stands. */
  dapat: Verdict;
  /** Whether what is merged from both could be: a progress report may still become a final one. */
  dapatDigabung: boolean;
  /**
   * The decision that makes this one void: the request it was about has been decided meanwhile. What the workflow would
   * still allow now (taking an approval back) is another act than the one its author meant.
   */
  diputuskan: RiwayatProgres | null;
  /** The same analyst already started it elsewhere: nothing to compare, only to go on (offline.md section 5). */
  sudahDimulai: RiwayatProgres | null;
};

/** The form in which a refused report is offered again: the supervisor's for a review, the analyst's for the rest. */
export const alamatLaporan = (
  uuid: string,
  jenisLaporan: unknown,
  tujuan: Parameters<typeof denganPerbaikan>[1],
): string =>
  denganPerbaikan(jenisLaporan === 'review' ? paths.review.edit(uuid) : paths.analisis.edit(uuid), tujuan);

const putusan: readonly AnalisisAksi[] = ['setujui', 'tolak'];
const laporanAnalis: readonly AnalisisAksi[] = ['laporanProgres', 'laporanAkhir'];
const laporan: readonly AnalisisAksi[] = [...laporanAnalis, 'review'];

const adalahLaporan = (aksi: AnalisisAksi): boolean => laporan.includes(aksi);
const adalahPutusan = (aksi: AnalisisAksi): boolean => putusan.includes(aksi);

/** A write on an analysis beside it, as the conflict view of every record takes it. */
export function sandingAnalisis(row: Baris, record: Analisis, actor: Actor): Sandingan | null {
  const banding = bandingkan(row, record, actor);
  if (!banding) return null;
  const { aksi, body, bidang, teks, perubahan, dapat, diputuskan, sudahDimulai } = banding;
  return {
    rev: record.rev,
    bidang,
    teks: teks && { milik: teks.milik, server: teks.server && (teks.server.isi ?? '') },
    perubahan: perubahan.map(({ uuid, updatedAt, user, aksi, catatan }) => ({
      uuid,
      waktu: updatedAt,
      nama: user.nama,
      judul: namaAksi(aksi),
      catatan,
    })),
    batal: diputuskan
      ? `Sudah diputuskan oleh ${diputuskan.user.nama} pada ${formatDateTime(diputuskan.updatedAt)}: ${namaAksi(diputuskan.aksi)}.`
      : null,
    halangan: diputuskan
      ? 'pengajuan ini sudah diputuskan.'
      : dapat.ok
        ? aksi === 'isiLembar'
          ? versiLain(body, record)
          : null
        : dapat.reason,
    sudahDimulai: sudahDimulai?.dibuatPada ?? null,
    cara: caraDari(row, record, banding),
  };
}

const namaAksi = (aksi: string): string => analisisWorkflow.actions[aksi as AnalisisAksi]?.label ?? aksi;

/** Mine may be kept as it is; reports and methods may also be merged. */
function caraDari(row: Baris, record: Analisis, banding: Banding): Cara {
  const { aksi, body, teks, dapatDigabung: dapat } = banding;
  const baseRev = perluRevisi(row.call, body) ? record.rev : null;
  if (aksi === 'isiLembar')
    return { jenis: 'pertahankan', baseRev, gabungan: null, perBaris: bandingSel(body, record) };
  const to = alamatLaporan(record.uuid, body['jenisLaporan'], { perbaiki: row.opId, terkirim: false });
  if (teks?.server)
    return {
      jenis: 'pertahankan',
      baseRev,
      gabungan: { dapat, teks: { isi: gabungLaporan(body, teks.server), to } },
    };
  return { jenis: 'pertahankan', baseRev, gabungan: aksi === 'ubahMetode' ? { dapat, teks: null } : null };
}

/** Mine and the server's, line by line. Null when the write is not one of an analysis. */
export function bandingkan(row: Baris, record: Analisis, actor: Actor): Banding | null {
  const body = fromWire(row.body) as Record<string, unknown>;
  const aksi = aksiDari({ call: row.call, body });
  if (!aksi) return null;
  // A write of an earlier version does not know what its author had before them.
  const perubahan = row.dilihat ? belumDilihat(row, record.history) : sejakDitulis(row, record, actor);
  const dapat = check(analisisWorkflow, aksi, record, actor);
  const server = record.history.findLast(({ jenisLaporan }) => jenisLaporan !== null) ?? null;
  return {
    aksi,
    body,
    bidang: adalahLaporan(aksi) ? bidangLaporan(body, server) : bidangData(aksi, body, record, server),
    teks: adalahLaporan(aksi) ? { milik: teksDari(body, 'isi') ?? '', server } : null,
    perubahan,
    dapat,
    dapatDigabung:
      dapat.ok ||
      (laporanAnalis.includes(aksi) &&
        laporanAnalis.some((kind) => check(analisisWorkflow, kind, record, actor).ok)),
    diputuskan: adalahPutusan(aksi)
      ? (perubahan.findLast((entry) => putusan.includes(entry.aksi as AnalisisAksi)) ?? null)
      : null,
    sudahDimulai: aksi === 'mulai' ? mulaiSendiri(row, record, actor) : null,
  };
}

/** What others did since it was written, by the time of a device whose clock may be off. */
function sejakDitulis(row: Baris, record: Analisis, actor: Actor): RiwayatProgres[] {
  const written = Date.parse(row.capturedAt) + row.clockOffsetMs;
  return record.history.filter(
    ({ user, updatedAt }) => user.uuid !== actor.uuid && Date.parse(updatedAt) > written,
  );
}

function mulaiSendiri(row: Baris, record: Analisis, actor: Actor): RiwayatProgres | null {
  if (row.state !== 'bentrok' || record.idStatusProgresParameter === null) return null;
  const start = record.history.findLast(({ aksi }) => aksi === 'mulai');
  return start && start.uuid !== row.opId && start.user.uuid === actor.uuid ? start : null;
}

const teksDari = (body: Record<string, unknown>, nama: string): string | null => {
  const value = body[nama];
  return typeof value === 'string' && value !== '' ? value : null;
};

const namaJenis: Record<string, string> = {
  progres: 'Laporan progres',
  akhir: 'Laporan akhir',
  review: 'Review penyelia',
};

/** Two reports are two texts: that they differ says nothing by itself. */
function bidangLaporan(body: Record<string, unknown>, server: RiwayatProgres | null): Bidang[] {
  const jenis = (nama: unknown) => namaJenis[String(nama)] ?? null;
  const line = (label: string, milik: string | null, theirs: string | null): Bidang => ({
    label,
    milik: milik ?? MISSING,
    server: theirs,
    beda: false,
  });
  return [
    line('Jenis laporan', jenis(body['jenisLaporan']), jenis(server?.jenisLaporan)),
    line(
      'Tanggal dan waktu',
      formatDayTime(teksDari(body, 'tanggal'), teksDari(body, 'jam')),
      server && formatDayTime(server.tanggal, server.jam),
    ),
    line('Hasil pengujian', teksDari(body, 'hasilPengujian'), server?.hasilPengujian ?? null),
    line('Penulis', 'Anda', server?.user.nama ?? null),
  ];
}

/** A line mine says nothing about stays null there: 'Tidak diubah'. */
function bidangData(
  aksi: AnalisisAksi,
  body: Record<string, unknown>,
  record: Analisis,
  laporanTerakhir: RiwayatProgres | null,
): Bidang[] {
  const { to } = analisisWorkflow.actions[aksi];
  const laporanKata =
    laporanTerakhir &&
    `${namaJenis[laporanTerakhir.jenisLaporan ?? ''] ?? ''} oleh ${laporanTerakhir.user.nama}, ${formatDateTime(laporanTerakhir.dibuatPada)}`;
  return [
    bidang(
      'Status progres',
      typeof to === 'string' ? analisisWorkflow.states[to].label : null,
      record.statusProgres.statusProgresParameter,
    ),
    bidang('Metode uji', aksi === 'ubahMetode' ? teksDari(body, 'metodeUji') : null, record.metodeUji),
    bidang('Hasil pengujian', aksi === 'batalkan' ? 'Dikosongkan' : null, record.hasilPengujian),
    bidang('Laporan terakhir', null, laporanKata),
    ...bidangCatatan(teksDari(body, 'catatan'), aksi === 'batalkan' ? 'Alasan' : 'Catatan'),
  ];
}

/** Both texts one after the other, each under a heading that says whose it is, to be edited into one. */
export function gabungLaporan(
  body: Record<string, unknown>,
  server: RiwayatProgres,
): Record<string, unknown> {
  const hasil = [teksDari(body, 'hasilPengujian'), server.hasilPengujian].filter(
    (text, at, all) => text !== null && all.indexOf(text) === at,
  );
  return {
    ...body,
    isi: `<h3>Milik saya</h3>${teksDari(body, 'isi') ?? ''}<h3>Di server</h3>${server.isi ?? ''}`,
    hasilPengujian: hasil.join('; ') || null,
  };
}

/** The same for a method. */
export const gabungMetode = (milik: string, server: string): string =>
  milik === server ? milik : `${milik}; ${server}`;
