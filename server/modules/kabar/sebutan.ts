import { nomorDalamSebutan } from '#domain/pendaftaran/schema.ts';
import type { IsiPesan } from './kanal.ts';

/** News where others may read it too, on a lock screen: its first sentence, and the number of what it is about. */
export function kalimatSingkat({ kalimat, perihal }: IsiPesan): string {
  const nomor = nomorDalamSebutan(perihal);
  // What comes after its first sentence is for who has opened it.
  const [pokok = ''] = kalimat.split(/\.(?: |$)/);
  return nomor === null ? pokok : `${pokok} (${nomor})`;
}
