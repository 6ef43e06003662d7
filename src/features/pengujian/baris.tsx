import {
  menungguDiPendaftaran,
  menungguPendaftar,
  perluBayar,
  prosesBagiPendaftar,
} from '#domain/pengujian/pendaftar.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { sejakKeadaan } from '#domain/perjalanan/sejak.ts';
import { BadgePendaftaran, kataPendaftaran } from '#features/pengujian/bagian/BadgePendaftaran.tsx';
import { alamatLhu, lhuDapatDibuka } from '#features/pengujian/bagian/lhu.ts';
import type { Penyaji } from '#features/pendaftaran/penyaji.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { RowButton } from '#kit/table/RowButton.tsx';
import { paths } from '#paths';

/** A submission of testing among the registrations of its registrant: the way to pay while a payment is due, and its report (REG-06, CONF-19). */
export const barisPengujian: Penyaji<Pengujian> = {
  judul: ({ namaSampel }) => namaSampel,
  alamat: paths.pendaftaran.pengujian,
  masa: ({ tglPenggunaan }) => <DateText value={tglPenggunaan} as="singkat" />, // CONF-08
  mulai: ({ tglPenggunaan }) => tglPenggunaan,
  selesai: () => null,
  status: kataPendaftaran,
  Badge: BadgePendaftaran,
  next: ({ data, tertunda }) => prosesBagiPendaftar(data, tertunda),
  giliran: menungguPendaftar,
  dihitung: menungguDiPendaftaran,
  sejak: sejakKeadaan,
  Dahulu: ({ tampilan: { data }, link }) =>
    perluBayar(data) ? (
      <RowButton
        link={link}
        to={paths.pembayaran.detail(data.uuid)}
        due
        label="Bayar"
        about={data.namaSampel}
      />
    ) : null,
  Kemudian: ({ tampilan: { data }, link, role }) =>
    lhuDapatDibuka(data) ? (
      <RowButton link={link} to={alamatLhu(data, role)} label="LHU" about={data.namaSampel} />
    ) : null,
};
