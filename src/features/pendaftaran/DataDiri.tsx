import { formatTelepon } from '#domain/core/telepon.ts';
import { faktaOrang, namaStatusPengguna } from '#domain/akun/rules.ts';
import { useOrang } from '#data/app.ts';
import { useGolonganTarif } from '#data/pendaftaran.ts';
import { FactList, type Fact } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';
import classes from './DataDiri.module.css';

export type DataDiriProps = {
  /** The papers on which it stands. */
  tercantumPada: string;
};

/** Who registers (REG-13 to REG-21): read from the profile, which has no form of its own (GAP-59), so only there to check. */
export function DataDiri({ tercantumPada }: DataDiriProps) {
  const { profil, email } = useOrang();
  const golongan = useGolonganTarif();
  if (!profil) return null;
  const facts: Fact[] = [
    { label: 'Status', value: namaStatusPengguna(profil.kdStatus) },
    { label: 'Nama lengkap', value: profil.nama },
    { label: 'Email', value: profil.email || email },
    { label: 'Nomor WhatsApp', value: profil.noHp && formatTelepon(profil.noHp) },
    ...faktaOrang(profil).map(({ label, nilai }) => ({ label, value: nilai })),
    { label: 'Tarif', value: golongan === 'internal' ? 'Internal' : 'Eksternal' },
  ];
  return (
    <Section title="Pendaftar">
      <details className={classes.person}>
        <summary>{profil.nama}</summary>
        <FactList facts={facts} />
        <p className="mj-catatan mj-rapi mj-atas-3">
          Data ini diambil dari profil Anda dan tercantum pada {tercantumPada}. Bila ada yang salah, tekan
          Ajukan perbaikan data di Profil sebelum mendaftar. Dokumen yang sudah terbit tetap seperti saat
          diterbitkan.
        </p>
      </details>
    </Section>
  );
}
