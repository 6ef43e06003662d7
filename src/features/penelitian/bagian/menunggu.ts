import type { Penelitian } from '#domain/penelitian/schema.ts';
import { sejakKeadaan } from '#domain/perjalanan/sejak.ts';
import type { WaitingRow } from '#kit/frame/waiting.ts';
import { janjiMenunggu } from '#features/pendaftaran/janji-menunggu.tsx';

/** A research that waits for an officer, and where they do what it waits for. */
export const barisMenunggu = (data: Penelitian, to: string): WaitingRow => ({
  uuid: data.uuid,
  code: data.nomor,
  title: data.judul,
  act: data.statusSubmission.prosesSelanjutnya,
  since: sejakKeadaan(data),
  due: janjiMenunggu(data),
  to,
});
