import { stateByCode } from '#domain/core/workflow.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { Section } from '#kit/Section.tsx';
import { Timeline } from '#kit/Timeline.tsx';

/** What happened to the submission, newest first, with time and person (REG-60, KALAB-11). */
export function RiwayatPengujian({ data }: { data: Pengujian }) {
  return (
    <Section title="Riwayat" dense>
      <Timeline
        label="Riwayat pengujian"
        entries={data.history.toReversed().map(({ uuid, createdAt, statusSubmission, user, catatan }) => ({
          id: uuid,
          time: createdAt,
          person: user?.nama,
          title: statusSubmission.statusPengajuan,
          warna:
            pengujianWorkflow.states[stateByCode(pengujianWorkflow, statusSubmission.kdStatusPengajuan)]
              .warna,
          body: catatan,
        }))}
      />
    </Section>
  );
}
