import { Anchor } from '@mantine/core';
import { faktaOrang } from '#domain/akun/rules.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { DateText } from '#kit/DateText.tsx';
import { FactList } from '#kit/FactList.tsx';
import { Section } from '#kit/Section.tsx';

/** Who registered the samples, and for which laboratory (REG-57, KALAB-11). */
export function FaktaPendaftar({ data }: { data: Pengujian }) {
  const { user, lab, usageType } = data;
  return (
    <Section title="Pendaftar" dense>
      <FactList
        dense
        facts={[
          { label: 'Nama lengkap', value: user.nama },
          {
            label: 'ID registrasi',
            value: user.idRegistrasi ? <span className="mj-kode">{user.idRegistrasi}</span> : null,
          },
          {
            label: 'Nomor WhatsApp',
            value: user.noHp ? <Anchor href={`tel:${user.noHp}`}>{user.noHp}</Anchor> : null,
          },
          { label: 'Email', value: <Email alamat={user.email} /> },
          ...faktaOrang(user).map(({ label, nilai }) => ({ label, value: nilai })),
          { label: 'Jenis penggunaan', value: usageType.jenisPenggunaan },
          { label: 'Laboratorium', value: lab.namaLaboratorium },
          { label: 'Tanggal daftar', value: <DateText value={data.createdAt} as="tanggal-waktu" /> },
          { label: 'Catatan tambahan', value: data.catatanTambahan, wide: true },
        ]}
      />
    </Section>
  );
}

/** Where it has to break, it breaks before its '@'. */
function Email({ alamat }: { alamat: string }) {
  const at = alamat.lastIndexOf('@');
  return (
    <Anchor href={`mailto:${alamat}`}>
      {alamat.slice(0, at)}
      <wbr />
      {alamat.slice(at)}
    </Anchor>
  );
}
