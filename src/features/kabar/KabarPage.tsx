import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useSatuKabar } from '#data/kabar.ts';
import { useLive } from '#data/use-live.ts';
import { kabarApi } from '#domain/kabar/endpoints.ts';
import type { Kabar } from '#domain/kabar/schema.ts';
import { RecordMissing } from '#kit/frame/RecordPage.tsx';
import { paths } from '#paths';
import { alamatKabar } from './alamat.ts';
import { useDibaca } from './use-dibaca.ts';

const kembali = { to: paths.kabar.list(), label: 'Kabar' };

/** Where a message and the bell lead: marks it as read and goes on to what it is about, in its own place of the history. */
export default function KabarPage() {
  const { uuid = '' } = useParams();
  const diPerangkat = useSatuKabar(uuid);
  // A message may be quicker than the device.
  const { hasil, muatUlang } = useLive(kabarApi.list, diPerangkat === null ? { uuid } : null);
  const kabar = diPerangkat ?? (hasil.jenis === 'ada' ? (hasil.jawaban.data as Kabar) : null);
  const navigate = useNavigate();
  const dibaca = useDibaca();
  const dibuka = useRef(false);
  const buka = useEffectEvent((satu: Kabar) => {
    if (dibuka.current) return;
    dibuka.current = true;
    if (satu.dibacaPada === null) void dibaca([satu.uuid]);
    void navigate(alamatKabar(satu), { replace: true });
  });
  useEffect(() => {
    if (kabar) buka(kabar);
  }, [kabar]);
  return (
    <RecordMissing
      what="Kabar"
      back={kembali}
      failed={hasil.jenis === 'gagal' ? { ...hasil, muatUlang } : null}
    />
  );
}
