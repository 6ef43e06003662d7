import { formatTelepon } from '#domain/core/telepon.ts';
import { Avatar, Button } from '@mantine/core';
import { useOrang } from '#data/app.ts';
import { formatDate } from '#domain/core/format.ts';
import { aturanAlamat, faktaAlamat, faktaOrang } from '#domain/akun/rules.ts';
import type { Profil } from '#domain/akun/schema.ts';
import { inisial } from '#data/session.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { FactList, type Fact } from '#kit/text/FactList.tsx';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { Section } from '#kit/text/Section.tsx';
import { AlamatDialog } from './AlamatDialog.tsx';
import { DataPribadi } from './DataPribadi.tsx';
import { KabarLuar } from './kabar/KabarLuar.tsx';
import { PerangkatMasuk } from './PerangkatMasuk.tsx';
import classes from './ProfilePage.module.css';

/** The own profile, read-only but for the address (GAP-59, GAP-171). Without a network it is what the device last heard. */
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
        <UbahAlamat profil={profil} />
      </Section>
      <DataPribadi perbaikan={profil.perbaikan ?? null} />
      <KabarLuar />
      <PerangkatMasuk />
    </div>
  );
}

/** Of what they wrote of themself this much stays theirs to change (GAP-171). */
function UbahAlamat({ profil }: { profil: Profil }) {
  const dialog = useDialog<Profil>();
  if (!aturanAlamat(profil).alamat.tampil) return null;
  // What an open dialog is called does not change as it saves.
  const sudah = Boolean((dialog.isi ?? profil).alamat);
  const label = sudah ? 'Ubah alamat' : 'Isi alamat';
  return (
    <div className="mj-atas-4">
      <Button variant="default" size="lg" onClick={() => dialog.open(profil)}>
        {label}
      </Button>
      <AlamatDialog
        dialog={dialog}
        title={label}
        catatan={sudah ? 'Yang sudah terbit tetap memuat alamat lama.' : ''}
      />
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
    ...[...faktaOrang(profil), ...faktaAlamat(profil)].map(({ label, nilai }) => ({ label, value: nilai })),
    ...(laboratorium ? [{ label: 'Laboratorium', value: laboratorium, wide: true }] : []),
  ];
}
