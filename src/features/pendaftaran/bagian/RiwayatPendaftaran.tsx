import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Warna } from '#domain/core/workflow.ts';
import { Section } from '#kit/Section.tsx';
import { Timeline } from '#kit/Timeline.tsx';

export type RiwayatPendaftaranProps = {
  history: Pengujian['history'];
  /** What a code means by the workflow of its kind. */
  warna: (kode: number) => Exclude<Warna, 'giliran'>;
};

/** What happened to a submission, newest first, with time and person (REG-55, REG-60, KALAB-11). */
export const RiwayatPendaftaran = ({ history, warna }: RiwayatPendaftaranProps) => (
  <Section title="Riwayat" dense>
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
