import { Link } from 'react-router-dom';
import { Anchor } from '@mantine/core';
import { administers } from '#domain/core/roles.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Warna } from '#domain/core/workflow.ts';
import { useOrang } from '#data/app.ts';
import { Section } from '#kit/text/Section.tsx';
import { Timeline } from '#kit/text/Timeline.tsx';
import { paths } from '#paths';

type Kepala = { uuid: string; idLaboratorium: number; user: { uuid: string } };

export type RiwayatPendaftaranProps = {
  data: Kepala;
  history: Pengujian['history'];
  /** What a code means by the workflow of its kind. */
  warna: (kode: number) => Exclude<Warna, 'giliran'>;
};

/** What happened to a submission, newest first, with time and person (REG-55, REG-60, KALAB-11). */
export const RiwayatPendaftaran = ({ data, history, warna }: RiwayatPendaftaranProps) => (
  <Section title="Riwayat" action={<TautanJejak data={data} />} dense>
    <Timeline
      label="Riwayat pendaftaran"
      entries={history.toReversed().map(({ uuid, createdAt, statusSubmission, user, catatan }) => ({
        id: uuid,
        time: createdAt,
        person: user?.nama,
        title: statusSubmission.statusPengajuan,
        warna: warna(statusSubmission.kdStatusPengajuan),
        body: catatan,
      }))}
    />
  </Section>
);

/** The way to the whole trail, for Admin and the officers of its laboratory; the server judges by itself. */
function TautanJejak({ data: { uuid, idLaboratorium, user } }: { data: Kepala }) {
  const { actor } = useOrang();
  const petugasnya =
    actor.role === 'Admin' ||
    (actor.role !== 'Pendaftar' && actor.uuid !== user.uuid && administers(actor, idLaboratorium));
  if (!petugasnya) return null;
  return (
    <Anchor component={Link} to={paths.jejak.pendaftaran(uuid)}>
      Jejak lengkap
    </Anchor>
  );
}
