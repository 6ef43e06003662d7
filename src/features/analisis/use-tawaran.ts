import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { bacaDaftarAnalisis } from '#data/analisis.ts';
import { useOrang } from '#data/app.ts';
import { offerNext, withdrawNext } from '#kit/notice/toast.ts';
import { nextRow } from '#kit/text/shorten.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { lanjutan } from './pelaku.ts';

/** As many as the sample of a registration has parameters, and more. */
const menunggu = {
  menunggu: true,
  idLaboratorium: null,
  kdProgres: null,
  cari: '',
  halaman: 1,
  perHalaman: 100,
};

/**
 * A supervisor stays at the record that they decided on (REVIEW-10): the notice of it offers the next one that waits, of
 * the same sample first, as a list does to which one is led back. Told the name of the notice.
 */
export function useTawaran({
  uuid,
  sampel,
}: Pick<Analisis, 'uuid' | 'sampel'>): (kabar: string) => Promise<void> {
  const { db, actor } = useOrang();
  const navigate = useNavigate();
  const terakhir = useRef<string | null>(null);
  useEffect(
    () => () => {
      if (terakhir.current !== null) withdrawNext(terakhir.current);
    },
    [],
  );
  return async (kabar) => {
    terakhir.current = kabar;
    // This one may be among them for as long as its decision waits.
    const { baris } = await bacaDaftarAnalisis(db, actor, { peran: 'penyelia', ...menunggu });
    const sisa = baris.filter(({ data }) => data.uuid !== uuid);
    const lain = sisa.find(({ data }) => data.sampel.uuid === sampel.uuid) ?? sisa[0];
    const act = lain ? lanjutan('penyelia', lain.data, actor) : null;
    if (act) offerNext(kabar, { label: nextRow(act.about), to: act.to, go: () => void navigate(act.to) });
  };
}
