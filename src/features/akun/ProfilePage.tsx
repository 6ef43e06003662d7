import { formatTelepon } from '#domain/core/telepon.ts';
import { Avatar } from '@mantine/core';
import { useOrang } from '#data/app.ts';
import { formatDate } from '#domain/core/format.ts';
import { faktaOrang } from '#domain/akun/rules.ts';
import type { Profil } from '#domain/akun/schema.ts';
import { inisial } from '#data/session.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { FactList, type Fact } from '#kit/text/FactList.tsx';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { Section } from '#kit/text/Section.tsx';
import { DataPribadi } from './DataPribadi.tsx';
import classes from './ProfilePage.module.css';

/** The own profile, read-only (GAP-59). Without a network it is what the device last heard. */
export default function ProfilePage() {
  const { profil, foto, email } = useOrang();
  if (!profil) return null;
  return (
    <div className={classes.page}>
      <PageHeader title="Profil" />
      <Section title="Data diri">
        {profil.koreksi ? (
          <div className="mj-bawah-4">
            <Callout tone="info" title={`Dikoreksi Admin pada ${formatDate(profil.koreksi.pada)}`}>
              {profil.koreksi.alasan}
            </Callout>
          </div>
        ) : null}
        <div className={classes.person}>
          <Avatar src={foto} color="teal" size="xl" alt="">
            {inisial(profil.nama)}
          </Avatar>
          <p className={classes.names}>
            <strong>{profil.nama}</strong>
            <span>{profil.role?.namaRole}</span>
          </p>
        </div>
        <FactList facts={[...identitas(profil, email), ...ditanyakan(profil)]} />
      </Section>
      <DataPribadi perbaikan={profil.perbaikan ?? null} />
    </div>
  );
}

const identitas = (profil: Profil, email: string): Fact[] => [
  { label: 'Email aktif', value: profil.email || email },
  { label: 'Nomor registrasi', value: profil.idRegistrasi },
  { label: 'Nomor WhatsApp', value: profil.noHp && formatTelepon(profil.noHp) },
];

/** What only some people were asked (AUTH-24, AUTH-27), and laboratories, which only officers have: absent where never asked. */
function ditanyakan(profil: Profil): Fact[] {
  const laboratorium = profil.admin.map(({ lab }) => lab.namaLaboratorium).join(', ');
  return [
    ...faktaOrang(profil).map(({ label, nilai }) => ({ label, value: nilai })),
    ...(laboratorium ? [{ label: 'Laboratorium', value: laboratorium, wide: true }] : []),
  ];
}
