import { v7 as uuidv7 } from 'uuid';
import { toWire } from '#domain/core/wire.ts';
import type { Contoh } from '#domain/lembar-kerja/contoh.ts';
import type { IsiLembar } from '#domain/lembar-kerja/schema.ts';
import type { VersiDicoba } from '#domain/lembar-kerja/versi.ts';
import { contohSusut, isiSusut } from './contoh/lembar-kerja.ts';
import { admin, kalab } from './layanan.ts';
import type { ServerUji } from './server.ts';

type Tulis = { isi?: IsiLembar; contoh?: readonly Contoh[]; as?: string; uuid?: string };
const badan = ({ isi = isiSusut(), contoh = [contohSusut()] }: Tulis, lain: object = {}) =>
  toWire({ isi, contoh, ...lain }) as Record<string, unknown>;

/** The versions of sheets as their people write and release them. */
export function versiUji(uji: ServerUji) {
  const panggil = (method: string, path: string, as: string, body?: object) =>
    uji.request<VersiDicoba>(method, `/api/test-parameter/sheet${path}`, { as, ...(body && { body }) });
  const alur = {
    /** A test of its own at a laboratory: what others write of theirs is not in the way. */
    uji: async (idLaboratorium = 7): Promise<string> => {
      const { data } = await uji.request<{ uuid: string }>('POST', '/api/test-parameter', {
        as: admin,
        body: {
          id_laboratorium: idLaboratorium,
          kd_parameter_uji: `UJI-${uuidv7().slice(-12)}`,
          nama_parameter_uji: 'Susut pengeringan',
          metode_uji: 'Gravimetri',
          satuan_hasil: '%',
          harga_internal: 75_000,
          harga_eksternal: 110_000,
          id_satuan: 1,
          flag_replikasi: 0,
        },
      });
      return data.uuid;
    },
    badan,
    buat: (uuidParameterUji: string, { as = admin, ...tulis }: Tulis = {}) =>
      panggil('POST', '', as, badan(tulis, { uuidParameterUji, ...(tulis.uuid && { uuid: tulis.uuid }) })),
    ubah: ({ uuid, rev }: Pick<VersiDicoba, 'uuid' | 'rev'>, { as = admin, ...tulis }: Tulis = {}) =>
      panggil('PUT', '', as, badan(tulis, { uuid, baseRev: rev })),
    rilis: ({ uuid, rev }: Pick<VersiDicoba, 'uuid' | 'rev'>, as = kalab) =>
      panggil('PUT', '/release', as, { uuid, base_rev: rev }),
    hentikan: ({ uuid, rev }: Pick<VersiDicoba, 'uuid' | 'rev'>, as = kalab, alasan = 'Metodenya diganti') =>
      panggil('PUT', '/stop', as, { uuid, base_rev: rev, alasan }),
    baca: (uuid: string, as = admin) => panggil('GET', `?uuid=${uuid}`, as),
    daftar: (uuidParameterUji: string, as = admin) =>
      uji.request<VersiDicoba[]>('GET', `/api/test-parameter/sheet?uuid_parameter_uji=${uuidParameterUji}`, {
        as,
      }),
    /** The tests whose draft waits for this person's release. */
    menunggu: async (as: string): Promise<string[]> => {
      const { data } = await uji.request<{ uuid: string }[]>(
        'GET',
        '/api/test-parameter?menunggu=1&per_page=100',
        { as },
      );
      return data.map(({ uuid }) => uuid);
    },
    /** A version that sheets begin with. */
    dirilis: async (uuidParameterUji: string, tulis: Tulis = {}): Promise<VersiDicoba> => {
      const baru = await alur.buat(uuidParameterUji, tulis);
      const { status, info, data } = await alur.rilis(baru.data);
      if (status !== 200) throw new Error(`rilis: ${baru.info} ${info}`);
      return data;
    },
  };
  return alur;
}
