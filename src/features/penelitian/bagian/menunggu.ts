import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { WaitingRow } from '#kit/frame/waiting.ts';

/** A research that waits for an officer, and where they do what it waits for. */
export const barisMenunggu = (
  { uuid, nomor, judul, statusSubmission, updatedAt }: Penelitian,
  to: string,
): WaitingRow => ({
  uuid,
  code: nomor,
  title: judul,
  act: statusSubmission.prosesSelanjutnya,
  since: updatedAt,
  to,
});
