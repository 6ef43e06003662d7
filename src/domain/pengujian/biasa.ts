import type { Pengujian } from './schema.ts';
import { statusSampel, statusSampelParameter } from './status-sampel.ts';
import { pengujianWorkflow } from './workflow.ts';

const diminta = pengujianWorkflow.states.perluVerifikasiKalab.code;

/** What Admin wants to know of a Kalab, or null: it is what the decision answers. */
export const pertanyaanAdmin = ({ history }: Pick<Pengujian, 'history'>) => {
  const tanya = history.findLast(({ statusSubmission }) => statusSubmission.kdStatusPengajuan === diminta);
  return tanya?.catatan ? tanya : null;
};

/**
 * What of a submission its Kalab looks at before approving it, or null: it is an ordinary one, of which every parameter is
 * approved and nothing is to be read (docs/decisions/041).
 */
export function perluDilihat(
  record: Pick<Pengujian, 'history' | 'catatanTambahan' | 'sample'>,
): string | null {
  if (pertanyaanAdmin(record)) return 'ada pertanyaan Admin';
  if (record.catatanTambahan) return 'ada catatan pendaftar';
  if (record.sample.some((satu) => satu.idPengujianStatusSampel === statusSampel.tidakSesuai.code))
    return 'ada sampel yang tidak sesuai';
  const parameter = record.sample.flatMap((satu) => satu.parameter);
  return parameter.some(({ status }) => status.kdStatusSampelParameter === statusSampelParameter.ditolak.code)
    ? 'ada parameter yang ditolak Admin'
    : null;
}
