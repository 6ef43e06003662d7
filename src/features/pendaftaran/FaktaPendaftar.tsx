import { Anchor } from '@mantine/core';
import { faktaAlamat, faktaOrang } from '#domain/akun/rules.ts';
import type { Pendaftar } from '#domain/pendaftaran/pendaftar.ts';
import type { TentangPesan } from '#domain/pendaftaran/pesan.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { EmailText } from '#kit/text/EmailText.tsx';
import { PhoneLink } from '#kit/text/PhoneLink.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';
import { WhatsAppLink } from '#kit/text/WhatsAppLink.tsx';
import { useWhatsApp } from '#data/pesan.ts';

export type FaktaPendaftarProps = {
  data: {
    user: Pendaftar;
    lab: { namaLaboratorium: string };
    usageType: { jenisPenggunaan: string };
    createdAt: string;
  };
  catatan?: string | null;
  /** What it is about and asks of them, for who writes to them. */
  tentang: Pick<TentangPesan, 'perihal' | 'ajakan' | 'alamat'>;
  /** Officers do not need to know where somebody comes from to look after their research (REG-48). */
  tanpaAsal?: boolean;
};

/** Who sent a submission in, and to which laboratory (REG-48, REG-57, KALAB-11). */
export function FaktaPendaftar({ data, tentang, catatan, tanpaAsal = false }: FaktaPendaftarProps) {
  const { user, lab, usageType } = data;
  const pesan = useWhatsApp({ ...tentang, user, dari: lab.namaLaboratorium });
  const asal = faktaOrang(tanpaAsal ? { ...user, ...tanpaInstitusi } : user);
  return (
    <Section title="Pendaftar" dense action={<WhatsAppLink {...pesan} />}>
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
            value: user.noHp ? <PhoneLink number={user.noHp} /> : null,
          },
          { label: 'Email', value: <Email alamat={user.email} /> },
          ...[...faktaAlamat(user), ...asal].map(({ label, nilai }) => ({ label, value: nilai })),
          { label: 'Jenis penggunaan', value: usageType.jenisPenggunaan },
          { label: 'Laboratorium', value: lab.namaLaboratorium },
          { label: 'Tanggal daftar', value: <DateText value={data.createdAt} as="tanggal-waktu" /> },
          ...(catatan === undefined ? [] : [{ label: 'Catatan tambahan', value: catatan, wide: true }]),
        ]}
      />
    </Section>
  );
}

const tanpaInstitusi = {
  namaInstitusi: null,
  namaPerguruanTinggi: null,
  namaFakultas: null,
  namaProgramStudi: null,
};

const Email = ({ alamat }: { alamat: string }) => (
  <Anchor href={`mailto:${alamat}`}>
    <EmailText address={alamat} />
  </Anchor>
);
