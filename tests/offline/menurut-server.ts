import type { Penelitian } from '#domain/penelitian/schema.ts';
import { kodeDiPerangkat } from '#domain/penelitian/workflow.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Surat } from '#domain/surat/schema.ts';
import type { Dunia } from '#tests/support/offline-dunia.ts';
import type { Tab } from '#tests/support/offline.ts';
import type { NamaKoleksi, Rekaman } from './periksa-tampilan.ts';

/** Of each collection what the server has for one person, by uuid. */
export type IsiServer = Record<NamaKoleksi, Record<string, Rekaman>>;

/** What each person reads at the REST calls of what their devices keep, asked once a person. */
export class MenurutServer {
  readonly #dunia: Dunia;
  readonly #dibaca = new Map<string, IsiServer>();

  constructor(dunia: Dunia) {
    this.#dunia = dunia;
  }

  async untuk(tab: Tab): Promise<IsiServer> {
    const known = this.#dibaca.get(tab.orang.uuid) ?? (await this.#baca(tab));
    this.#dibaca.set(tab.orang.uuid, known);
    return known;
  }

  async #baca({ perangkat, orang }: Tab): Promise<IsiServer> {
    const headers = { Authorization: `Bearer ${(await perangkat.sesi())!.token}` };
    const baca = async <T>(path: string): Promise<T> => {
      const response = await this.#dunia.server.layani(`/api/${path}`, { headers });
      return ((await response.json()) as { data: T }).data;
    };
    // A list has what lists show; each record by itself has all of it.
    const semua = async (path: string, mana: (record: Rekaman) => boolean = () => true) => {
      const list = (await baca<Rekaman[]>(`${path}&per_page=1000`)).filter(mana);
      const whole = await Promise.all(list.map(({ uuid }) => baca<Rekaman>(`${path}&uuid=${uuid}`)));
      return Object.fromEntries(whole.map((record) => [record.uuid, record]));
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
    // Those decided longer ago than this are kept no more.
    const hari30 = new Date(this.#dunia.waktu.now() - 30 * 24 * 60 * 60 * 1000).toISOString();
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
    };
  }
}
