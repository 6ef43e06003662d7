import { useEffect } from 'react';
import { useMenungguPendaftaran } from '#data/pendaftaran.ts';
import { useTinjauanMenunggu } from '#data/tinjauan.ts';

/** Submissions that wait for this person: as their registrant, and as the Kalab who was asked (GAP-58). */
export type MenungguPengujian = { pendaftaran: number; tinjauan: number };

export type HitunganPengujianProps = {
  mengirim: boolean;
  onCount: (menunggu: MenungguPengujian) => void;
};

/** Counts for the menu, apart from the shell: what they are counted by is loaded after the first screen. */
export function HitunganPengujian({ mengirim, onCount }: HitunganPengujianProps) {
  const pendaftaran = useMenungguPendaftaran(mengirim);
  const tinjauan = useTinjauanMenunggu(mengirim);
  useEffect(() => onCount({ pendaftaran, tinjauan }), [pendaftaran, tinjauan, onCount]);
  return null;
}
