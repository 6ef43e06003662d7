import { labelNoInduk } from '#domain/akun/rules.ts';
import { useOrang } from '#data/app.ts';
import { useGolonganTarif } from '#data/pendaftaran.ts';
import { FactList, type Fact } from '#kit/FactList.tsx';
import { Section } from '#kit/Section.tsx';
import classes from './PendaftaranForm.module.css';

/** Who registers (REG-13 to REG-21): read from the profile, which has no form of its own (GAP-59). */
export function LangkahDataDiri() {
  const { profil, email } = useOrang();
  const golongan = useGolonganTarif();
  if (!profil) return null;
  const facts: Fact[] = [
    { label: 'Nama lengkap', value: profil.nama },
    { label: labelNoInduk(profil.kdStatus), value: profil.noInduk },
    { label: 'Email', value: profil.email || email },
    { label: 'Nomor WhatsApp', value: profil.noHp },
    // What was never asked of this person is absent (REG-18, REG-19).
    ...[
      { label: 'Institusi', value: profil.namaInstitusi },
      { label: 'Perguruan tinggi', value: profil.namaPerguruanTinggi },
      { label: 'Fakultas', value: profil.namaFakultas },
      { label: 'Program studi', value: profil.namaProgramStudi },
    ].filter(({ value }) => value),
    { label: 'Tarif', value: golongan === 'internal' ? 'Internal' : 'Eksternal' },
  ];
  return (
    <Section title="Pendaftar">
      <FactList facts={facts} />
      <p className={classes.hint}>
        Data ini diambil dari profil Anda dan tercantum pada tagihan serta laporan hasil uji. Bila ada yang
        salah, hubungi admin laboratorium untuk memperbaikinya sebelum mendaftar.
      </p>
    </Section>
  );
}
