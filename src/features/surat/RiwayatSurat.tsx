import { formatDate } from '#domain/core/format.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import { Section } from '#kit/text/Section.tsx';
import { Timeline } from '#kit/text/Timeline.tsx';

export type RiwayatSuratProps = {
  data: Pick<Surat, 'history' | 'createdAt'>;
  /** It is not the letter the page is about, but the one before. */
  terdahulu?: boolean;
};

/** What has happened to a letter, newest first (LETTER-06, LETTER-16, LETTER-18). */
export const RiwayatSurat = ({ data: { history, createdAt }, terdahulu = false }: RiwayatSuratProps) => (
  <Section title={terdahulu ? `Pengajuan ${formatDate(createdAt)}` : 'Riwayat status'} dense>
    <Timeline
      label="Riwayat status"
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
