import type { Pengujian } from '#domain/pengujian/schema.ts';
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
    const baca = async (path: string): Promise<Rekaman[]> => {
      const response = await this.#dunia.server.layani(`/api/${path}`, { headers });
      return ((await response.json()) as { data: Rekaman[] }).data;
    };
    const kalab = orang.role === 'Kalab';
    const ditinjau = ({ userVerifikasiKalab }: Pengujian) => userVerifikasiKalab?.uuid === orang.uuid;
    const petugas = kalab ? ((await baca('test?flag_officer=1&per_page=1000')) as Pengujian[]) : [];
    return {
      analisis: perUuid(await baca(`test-analysis/${kalab ? 'supervisor' : 'analyst'}?per_page=1000`)),
      pendaftaran: perUuid(await baca('test?per_page=1000')),
      tinjauan: perUuid(petugas.filter(ditinjau)),
    };
  }
}

const perUuid = (list: readonly Rekaman[]) => Object.fromEntries(list.map((record) => [record.uuid, record]));
