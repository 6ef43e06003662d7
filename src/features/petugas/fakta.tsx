import { faktaAlamat, faktaOrang, namaStatusPengguna } from '#domain/akun/rules.ts';
import type { Petugas } from '#domain/petugas/schema.ts';
import { sapaan } from '#domain/pendaftaran/pesan.ts';
import type { Fact } from '#kit/text/FactList.tsx';
import { PhoneLink } from '#kit/text/PhoneLink.tsx';
import { WhatsAppLink } from '#kit/text/WhatsAppLink.tsx';

/** Who an account belongs to, and what they may do. */
export const faktaPetugas = (petugas: Petugas): Fact[] => [
  { label: 'Email', value: petugas.email },
  {
    label: 'No. WhatsApp aktif',
    value: petugas.noHp ? (
      <>
        <PhoneLink number={petugas.noHp} />{' '}
        <WhatsAppLink label="WhatsApp" number={petugas.noHp} message={sapaan(petugas)} />
      </>
    ) : null,
  },
  { label: 'Mendaftar sebagai', value: namaStatusPengguna(petugas.kdStatus) },
  ...faktaOrang(petugas).map(({ label, nilai }) => ({ label, value: nilai })),
  ...faktaAlamat(petugas).map(({ label, nilai }) => ({ label, value: nilai })),
  { label: 'Otoritas', value: petugas.role?.namaRole },
  { label: 'Laboratorium', value: petugas.laboratorium, wide: true },
];

/** Why it was turned down, where that was said (OFFICER-10). */
export const catatanPetugas = ({ catatanVerifikasi }: Petugas): Fact[] =>
  catatanVerifikasi ? [{ label: 'Catatan verifikasi', value: catatanVerifikasi, wide: true }] : [];
