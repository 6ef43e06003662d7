import { masihBerjanji, sejakKapan } from '#domain/analisis/dikembalikan.ts';
import type { PeranAnalisis } from '#domain/analisis/giliran.ts';
import { bacaDaftarAnalisis, hitungMenunggu } from '#data/analisis.ts';
import { useHitungan } from '#data/hitungan.ts';
import { WAITING_ROWS, type WaitingSource } from '#kit/frame/waiting.ts';
import { JanjiBaris } from '#features/pendaftaran/JanjiBadge.tsx';
import { pelaku } from './pelaku.ts';

const tanpaSaringan = { idLaboratorium: null, kdProgres: null, cari: '' };

const parameterMenunggu = (peran: PeranAnalisis, roles: WaitingSource['roles']): WaitingSource => ({
  path: pelaku[peran].alamat.list(),
  roles,
  useTotal: () => useHitungan((db, actor) => hitungMenunggu(db, actor, peran)),
  useRows: () => {
    const saring = { peran, menunggu: true, ...tanpaSaringan, halaman: 1, perHalaman: WAITING_ROWS };
    const daftar = useHitungan((db, actor) => bacaDaftarAnalisis(db, actor, saring));
    return daftar?.baris.map(({ data }) => ({
      uuid: data.uuid,
      code: data.sampel.kodeSampel,
      title: `${data.parameter.namaParameterUji}, ${data.sampel.nama}`,
      act: data.statusProgres.prosesSelanjutnya,
      since: sejakKapan(data),
      due: <JanjiBaris {...data.pengujian} berlaku={masihBerjanji(data.pengujian)} />,
      to: pelaku[peran].alamat.edit(data.uuid),
    }));
  },
});

/** What the bench waits for: this person's parameters as analyst, and as supervisor. */
export const menungguAnalisis: readonly WaitingSource[] = [
  parameterMenunggu('analis', ['Kalab', 'Laboran', 'Admin']),
  parameterMenunggu('penyelia', ['Kalab', 'Laboran', 'Admin', 'Petugas pembayaran']),
];
