import { Avatar, Group, Stack } from '@mantine/core';
import { useOrang } from '#data/app.ts';
import { labelNoInduk } from '#domain/akun/rules.ts';
import { FactList, type Fact } from '#kit/FactList.tsx';
import { PageHeader } from '#kit/PageHeader.tsx';

/** The own profile, read-only (GAP-59). Without a network it is what the device last heard. */
export default function ProfilePage() {
  const { profil, foto, nama, email } = useOrang();
  if (!profil) return null;
  const facts: Fact[] = [
    { label: 'Nama lengkap', value: profil.nama },
    { label: 'Email aktif', value: profil.email || email },
    { label: 'Peran', value: profil.role?.namaRole },
    { label: 'Nomor registrasi', value: profil.idRegistrasi },
    { label: labelNoInduk(profil.kdStatus), value: profil.noInduk },
    { label: 'Nomor WhatsApp', value: profil.noHp },
    { label: 'Instansi', value: profil.namaInstitusi },
    { label: 'Perguruan tinggi', value: profil.namaPerguruanTinggi },
    { label: 'Fakultas', value: profil.namaFakultas },
    { label: 'Program studi', value: profil.namaProgramStudi },
    {
      label: 'Laboratorium',
      value: profil.admin.map((entry) => entry.lab.namaLaboratorium).join(', '),
      wide: true,
    },
  ];
  return (
    <Stack gap="lg">
      <Group gap="md" wrap="nowrap">
        <Avatar src={foto} name={nama} color="teal" size="lg" alt="" />
        <PageHeader title="Profil" />
      </Group>
      <FactList facts={facts} />
    </Stack>
  );
}
