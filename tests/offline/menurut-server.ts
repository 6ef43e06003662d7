import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { kodeDiPerangkat } from '#domain/penelitian/workflow.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Surat } from '#domain/surat/schema.ts';
import type { Dunia } from '#tests/support/offline-dunia.ts';
import type { Bersama } from '#tests/support/offline-server.ts';
import type { Tab } from '#tests/support/offline.ts';
import type { NamaKoleksi, Rekaman } from './periksa-tampilan.ts';

/** Of each collection what the server has for one person, by uuid. */
export type IsiServer = Record<NamaKoleksi, Record<string, Rekaman>>;

const pengujian = [
  'otoritas',
  'pengujian',
  'pendaftaran pengujian',
  'sampel',
  'parameter_sampel',
  'riwayat_progres',
];
const uang = ['invoice', 'bukti_pembayaran', 'pengembalian', 'survei'];
/**
 * What an answer is made of, by the first word of its address. Files are not among it: one is named by what it holds, and
 * never changes. A list that leaves a table out shows itself: its records would stay as they were on the server's side only.
 */
const bahan: Record<string, readonly string[]> = {
  'test-analysis': pengujian,
  test: [...pengujian, ...uang, 'riwayat_pendaftaran pengujian', 'baris_tagihan', 'lhu'],
  research: [
    'otoritas',
    'penelitian',
    'pendaftaran',
    'riwayat_pendaftaran',
    'rencana_barang',
    'penambahan',
    'baris_penggunaan',
    'pengembalian_alat',
    'alat',
    'bahan',
    'instrumen',
    'satuan',
    'tagihan',
    ...uang,
  ],
  'submission-lab-free': ['otoritas', 'surat', 'putusan_surat', 'riwayat_surat'],
  'bench-data': ['otoritas', 'data_bersama', 'versi_lembar', 'parameter_sampel'],
};

/** What was answered while all it is made of was as at first, by who asked and for what: in each history it is the same. */
const semula = new WeakMap<Bersama, Map<string, unknown>>();

/** What each person reads at the REST calls of what their devices keep, asked once a person. */
export class MenurutServer {
  readonly #dunia: Dunia;
  readonly #dibaca = new Map<string, IsiServer>();
  #berubah: ReadonlySet<string> | null = null;

  constructor(dunia: Dunia) {
    this.#dunia = dunia;
  }

  async untuk(tab: Tab): Promise<IsiServer> {
    const known = this.#dibaca.get(tab.orang.uuid) ?? (await this.#baca(tab));
    this.#dibaca.set(tab.orang.uuid, known);
    return known;
  }

  /** An answer, asked for unless it must be the one that was given before. */
  async #jawaban(tab: Tab, path: string): Promise<unknown> {
    const { bersama } = this.#dunia;
    this.#berubah ??= await bersama.berubah();
    if (bahan[path.split(/[?/]/)[0]!]!.some((tabel) => this.#berubah!.has(tabel)))
      return this.#tanya(tab, path);
    const dulu = semula.get(bersama) ?? new Map<string, unknown>();
    semula.set(bersama, dulu);
    const key = `${tab.orang.uuid} ${path}`;
    if (!dulu.has(key)) dulu.set(key, await this.#tanya(tab, path));
    return dulu.get(key);
  }

  async #tanya({ perangkat, orang }: Tab, path: string): Promise<unknown> {
    const { server } = this.#dunia;
    const headers = { Authorization: `Bearer ${await server.sesi(perangkat.nama, orang.uuid)}` };
    const response = await server.layani(`/api/${path}`, { headers });
    return ((await response.json()) as { data: unknown }).data;
  }

  async #baca(tab: Tab): Promise<IsiServer> {
    const { orang } = tab;
    const baca = async <T>(path: string) => (await this.#jawaban(tab, path)) as T;
    // A list has what lists show; each record by itself has all of it. One after the other, over one connection.
    const semua = async (path: string, mana: (record: Rekaman) => boolean = () => true) => {
      const isi: Record<string, Rekaman> = {};
      for (const { uuid } of (await baca<Rekaman[]>(`${path}&per_page=1000`)).filter(mana))
        isi[uuid] = await baca<Rekaman>(`${path}&uuid=${uuid}`);
      return isi;
    };
    const kalab = orang.role === 'Kalab';
    const laboran = orang.role === 'Laboran';
    const petugas = laboran || orang.role === 'Petugas pembayaran';
    const ditinjau = (record: Rekaman) =>
      (record as Partial<Pengujian>).userVerifikasiKalab?.uuid === orang.uuid;
    // Lists of research have each record whole.
    const penelitian = async (query: string, mana: (record: Penelitian) => boolean = () => true) => {
      const list = (await baca<Penelitian[]>(`research?per_page=1000&${query}`)).filter(mana);
      return Object.fromEntries(list.map((record) => [record.uuid, record]));
    };
    const lain = ({ user }: Penelitian) => user.uuid !== orang.uuid;
    // Those decided, or written, longer ago than this are kept no more.
    const sejak = (hari: number) =>
      new Date(this.#dunia.waktu.now() - hari * 24 * 60 * 60 * 1000).toISOString();
    const [hari30, hari120] = [sejak(30), sejak(120)];
    const diputuskan = (record: Penelitian) =>
      lain(record) && (record.idStatusPengajuan === 1 || record.updatedAt > hari30);
    const dikerjakan = (record: Penelitian) =>
      lain(record) && kodeDiPerangkat.includes(record.idStatusPengajuan);
    const surat = async (query: string, mana: (record: Surat) => boolean = () => true) => {
      const list = await baca<Surat[]>(`submission-lab-free?per_page=1000&${query}`);
      return Object.fromEntries(list.filter(mana).map((record) => [record.uuid, record]));
    };
    const terbuka = ({ user, statusSubmission }: Surat) =>
      user.uuid !== orang.uuid && statusSubmission.kdStatusBebasLab === 1;
    return {
      analisis: kalab || laboran ? await semua(`test-analysis/${kalab ? 'supervisor' : 'analyst'}?`) : {},
      pendaftaran: { ...(await semua('test?')), ...(await penelitian('id_jenis_penggunaan=1')) },
      tinjauan: kalab
        ? {
            ...(await semua('test?flag_officer=1', ditinjau)),
            ...(await penelitian('flag_officer=1', diputuskan)),
          }
        : {},
      penggunaan: petugas ? await penelitian('flag_officer=1', dikerjakan) : {},
      surat: {
        ...(await surat('')),
        ...(petugas ? await surat('flag_officer=1', terbuka) : {}),
      },
      dataBersama:
        kalab || laboran
          ? Object.fromEntries(
              (await baca<DataBersama[]>('bench-data?per_page=1000'))
                .filter(({ updatedAt }) => updatedAt > hari120)
                .map((record) => [record.uuid, record]),
            )
          : {},
    };
  }
}
