import { faktaOrang } from '#domain/akun/rules.ts';
import type { Pendaftar } from '#domain/pendaftaran/pendaftar.ts';
import { PhoneLink } from '#kit/text/PhoneLink.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';
import { WhatsAppLink } from '#kit/text/WhatsAppLink.tsx';

/** Of whom a letter speaks (LETTER-04, LETTER-14, LETTER-18); `pesan` begins what an officer writes to them. */
export const DataPemohon = ({ user, pesan }: { user: Pendaftar; pesan?: string | undefined }) => (
  <Section title="Data pribadi" dense action={<WhatsAppLink number={user.noHp} message={pesan} />}>
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
