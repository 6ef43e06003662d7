import { stateByCode } from '#domain/core/workflow.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import { Section } from '#kit/Section.tsx';
import { Timeline } from '#kit/Timeline.tsx';

/** What has happened to a letter, newest first (LETTER-06, LETTER-16, LETTER-18). */
export const RiwayatSurat = ({ history }: Pick<Surat, 'history'>) => (
  <Section title="Riwayat status" dense>
    <Timeline
      label="Riwayat surat"
      entries={history.toReversed().map((satu) => ({
        id: satu.uuid,
        time: satu.createdAt,
        person: satu.user?.nama,
        title: [satu.statusSubmissionLabFree.statusBebasLab, satu.namaLaboratorium]
          .filter(Boolean)
          .join(' · '),
        warna:
          suratWorkflow.states[stateByCode(suratWorkflow, satu.statusSubmissionLabFree.kdStatusBebasLab)]
            .warna,
        body: satu.catatan,
      }))}
    />
  </Section>
);
