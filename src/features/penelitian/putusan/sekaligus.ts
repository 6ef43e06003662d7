import { adalahPenelitian } from '#domain/tables/pendaftaran.ts';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { formatShortDate } from '#domain/core/format.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { perluDilihatPenelitian } from '#domain/penelitian/biasa.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useHariIni } from '#data/antrean.ts';
import { useOrang } from '#data/app.ts';
import { useJadwalBagian, type SaringJadwal } from '#data/jadwal.ts';
import type { Tampilan } from '#data/view.ts';
import { lookedAtFirst, type ManyDecision } from '#kit/form/many.ts';
import type { ListData } from '#kit/list/ListPage.tsx';
import {
  bodyPutusan,
  dapatDiputuskan,
  labelPutusan,
  putusanBaru,
  susulanPutusan,
  versiPutusan,
} from './putusan.ts';

/** The time of their laboratories that some research asks for, a part for each of them. */
function bagianJadwal(semua: readonly Penelitian[]): SaringJadwal[] {
  return [...Map.groupBy(semua, ({ idLaboratorium }) => idLaboratorium)].map(([idLaboratorium, satu]) => ({
    idLaboratorium,
    dari: satu.map(({ tglMulai }) => tglMulai).sort()[0]!,
    sampai: satu
      .map(({ tglSelesai }) => tglSelesai)
      .sort()
      .at(-1)!,
  }));
}

/**
 * Research that its Kalab or laboran approves together, each as its form would (docs/decisions/041). A list of both kinds has
 * tests as well: they are decided in their own.
 */
export function useSetujuiSekaligus<R extends Tampilan<Penelitian | Pengujian>>(
  list: ListData<R>,
): ManyDecision<R> {
  const { actor } = useOrang();
  const hariIni = useHariIni();
  const rows = list.jenis === 'siap' ? list.rows : [];
  const menunggu = rows
    .map(({ data }) => data)
    .filter((data): data is Penelitian => adalahPenelitian(data) && dapatDiputuskan(data, actor));
  const jadwal = useJadwalBagian(bagianJadwal(menunggu));
  // Only a research can be chosen.
  const riset = (row: R) => row as Tampilan<Penelitian>;
  return {
    endpoint: penelitianApi.verifikasi as unknown as AnyEndpoint,
    noun: 'penelitian',
    openFirst: ({ data }) => {
      if (!adalahPenelitian(data)) return 'Pengujian diputuskan di daftarnya';
      if (!dapatDiputuskan(data, actor)) return 'Tidak menunggu persetujuan pendaftaran';
      if (!jadwal) return 'Jadwal sedang dibaca';
      const apa = perluDilihatPenelitian(data, jadwal, hariIni);
      return apa && lookedAtFirst(apa);
    },
    version: (row) => versiPutusan(riset(row), actor),
    body: (row) => bodyPutusan(putusanBaru, riset(row).data),
    label: (row) => labelPutusan(putusanBaru, riset(row).data, actor),
    line: (row) => {
      const { nomor, judul, user, tglMulai, tglSelesai } = riset(row).data;
      return {
        name: sebutan(nomor, judul),
        by: user.nama,
        note: `${formatShortDate(tglMulai)} – ${formatShortDate(tglSelesai)}`,
      };
    },
    sum: () => null,
    consequence: () =>
      actor.role === 'Kalab'
        ? 'Semuanya diteruskan ke laboran untuk disetujui.'
        : 'Setiap pendaftar dapat memulai penelitiannya pada waktu itu.',
    result: () => susulanPutusan(putusanBaru, actor),
  };
}
