import type { Pengujian, PengujianRingkas } from '#domain/pengujian/schema.ts';
import { akun } from '#tests/support/akun.ts';
import { unduhBerkas } from '#tests/support/bertanda-tangan.ts';
import { sampelDaftar } from '#tests/support/katalog.ts';
import { admin, layananLewat, pendaftar } from '#tests/support/layanan.ts';
import type { JalurUji } from '#tests/support/server.ts';
import { masukApi } from './api.ts';

type Acuan = { kdStatusPengajuan: number; statusPengajuan: string; prosesSelanjutnya: string };
type Uji = { id: number; namaParameterUji: string; flagReplikasi: number; idLaboratorium: number };

/** Other people's side of the testing service on a running server: every act through the API, with the demo's catalogue. */
export function alurDi(url: string) {
  const jalur = jalurKe(url);
  /** Tests on offer at LPOMK by name. */
  const parameter = async (...nama: readonly string[]): Promise<object[]> => {
    const { data } = await jalur.request<Uji[]>('GET', '/api/test-parameter?perPage=500', { as: pendaftar });
    return nama.map((satu) => {
      const found = data.find((uji) => uji.idLaboratorium === 7 && uji.namaParameterUji.startsWith(satu));
      if (!found) throw new Error(`LPOMK offers no ${satu}`);
      return {
        id_pengujian_parameter_uji: found.id,
        ...(found.flagReplikasi === 1 ? { jumlah_replikasi: 2 } : {}),
      };
    });
  };
  const alur = layananLewat(jalur, () => parameter('Angka Lempeng Total', 'Angka Kapang'));
  /** Every submission, in the order of Admin's list, each read whole. */
  const semua = async (): Promise<Pengujian[]> => {
    const path = '/api/test?flag_officer=1&perPage=200';
    const { data } = await jalur.request<PengujianRingkas[]>('GET', path, { as: admin });
    return Promise.all(data.map(async ({ uuid }) => (await alur.baca(uuid)).data));
  };
  return {
    ...alur,
    /** A new submission with this name, brought to a code of W1. */
    baru: async (
      nama: string,
      kode: number,
      diuji = ['Angka Lempeng Total', 'Angka Kapang'],
    ): Promise<Pengujian> =>
      alur.sampai(kode, { sampel: [sampelDaftar(await parameter(...diuji), { nama })] }),
    /** A new submission that waits for this Kalab, of whom nothing is asked: an ordinary one (docs/decisions/041). */
    menungguKalab: async (kalab: string): Promise<Pengujian> => {
      const { data } = await alur.daftar({ catatan_tambahan: '' });
      await alur.mintaKalab(data.uuid, { id_user_verifikasi_kalab: akun(kalab).uuid });
      return (await alur.baca(data.uuid)).data;
    },
    /** A new submission of two samples with these names, three tests each. */
    berdua: async (...nama: readonly [string, string]): Promise<Pengujian> => {
      const uji = await parameter('Angka Lempeng Total', 'Angka Kapang', 'Kadar Air');
      return (await alur.daftar({ sampel: nama.map((satu) => sampelDaftar(uji, { nama: satu })) })).data;
    },
    /** The words the server has for the codes of W1. */
    acuanStatus: async (): Promise<Acuan[]> =>
      (await jalur.request<Acuan[]>('GET', '/api/test-submission-status', { as: admin })).data,
    semua,
    unduh: (sha256: string, as: string) => unduhBerkas(jalur, sha256, as),
    /** One of them at a code of W1, with a picture of this kind where it is given. */
    cari: async (kode: number, mime?: string): Promise<Pengujian> => {
      const found = (await semua()).find(
        ({ idPengujianStatusPengajuan, sample }) =>
          idPengujianStatusPengajuan === kode &&
          (mime === undefined || sample.some(({ fileGambar }) => fileGambar?.mime === mime)),
      );
      if (!found) throw new Error(`no submission at ${kode}`);
      return found;
    },
  };
}

/** The network's way to a server, signing each person in once. What prepares a test must be done: a refusal ends it. */
function jalurKe(url: string): JalurUji {
  const token = new Map<string, Promise<string>>();
  const signIn = (email: string) => {
    const known = token.get(email) ?? masukApi(url, email).then((api) => api.token);
    token.set(email, known);
    return known;
  };
  return {
    signIn,
    jam: { now: () => new Date() },
    api: { request: (path, init) => fetch(url + path, init) },
    request: async (method, path, { as, body, headers: extra } = {}) => {
      const headers = new Headers({ 'content-type': 'application/json', ...extra });
      if (as) headers.set('authorization', `Bearer ${await signIn(as)}`);
      const response = await fetch(url + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const { status, headers: answered } = response;
      const isi = (await response.json()) as { info: string };
      if (!response.ok) throw new Error(`${method} ${path}: ${status} ${isi.info}`);
      return { ...isi, status, headers: answered } as never;
    },
  };
}
