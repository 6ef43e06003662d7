import { labelByCode } from '#domain/core/workflow.ts';
import {
  langkahPendaftar,
  menungguPendaftarPenelitian,
  menungguPerbaikan,
  prosesBagiPendaftarPenelitian,
  sejakPendaftar,
} from '#domain/penelitian/giliran.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { BadgePendaftar } from '#features/penelitian/bagian/BadgePendaftar.tsx';
import { MasaPenggunaan } from '#features/penelitian/bagian/DaftarPenelitian.tsx';
import type { Penyaji } from '#features/pendaftaran/penyaji.ts';
import { RowButton } from '#kit/table/RowButton.tsx';
import { paths } from '#paths';

/** A research among the registrations of its registrant: its payment while one is due, and its usage while it may be recorded (REG-08, CONF-18). */
export const barisPenelitian: Penyaji<Penelitian> = {
  judul: ({ judul }) => judul,
  alamat: paths.pendaftaran.penelitian,
  masa: (data) => <MasaPenggunaan {...data} as="singkat" />,
  mulai: ({ tglMulai }) => tglMulai,
  selesai: ({ tglSelesai }) => tglSelesai,
  status: ({ data }) => (data.rev === '' ? '' : labelByCode(penelitianWorkflow, data.idStatusPengajuan)),
  Badge: BadgePendaftar,
  next: ({ data, tertunda }) => prosesBagiPendaftarPenelitian(data, tertunda),
  giliran: menungguPendaftarPenelitian,
  dihitung: menungguPerbaikan,
  sejak: sejakPendaftar,
  Dahulu: ({ tampilan: { data }, link }) => {
    const langkah = langkahPendaftar(data);
    return langkah === 'bayar' || langkah === 'buatInvoice' ? (
      <RowButton
        link={link}
        to={paths.pembayaran.detail(data.uuid)}
        due
        label={langkah === 'bayar' ? 'Bayar' : 'Buat invoice'}
        about={data.judul}
      />
    ) : null;
  },
  Kemudian: ({ tampilan: { data }, link }) =>
    data.flagDapatMengajukanPenggunaan ? (
      <RowButton
        link={link}
        to={paths.pendaftaran.penggunaan(data.uuid)}
        due={langkahPendaftar(data) === 'perbaikiPenambahan'}
        label="Penggunaan"
        about={data.judul}
      />
    ) : null,
};
