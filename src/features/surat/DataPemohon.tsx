import type { ReactNode } from 'react';
import { faktaOrang } from '#domain/akun/rules.ts';
import type { Pendaftar } from '#domain/pendaftaran/pendaftar.ts';
import { PhoneLink } from '#kit/text/PhoneLink.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';

/** Of whom a letter speaks (LETTER-04, LETTER-14, LETTER-18); `tulis` is how an officer writes to them. */
export const DataPemohon = ({ user, tulis }: { user: Pendaftar; tulis?: ReactNode }) => (
  <Section title="Data pribadi" dense action={tulis}>
    <FactList
      dense
      facts={[
        { label: 'Nama', value: user.nama },
        {
          label: 'Nomor WhatsApp aktif',
          value: user.noHp ? <PhoneLink number={user.noHp} /> : null,
        },
        ...faktaOrang(user).map(({ label, nilai }) => ({ label, value: nilai })),
      ]}
    />
  </Section>
);
