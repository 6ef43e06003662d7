import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAntrean } from '#data/antrean.ts';
import { isiLane } from '#data/lane.ts';
import { perluKeputusan, type Baris } from '#data/baris.ts';
import { ditolakDiLayar } from '#data/write.ts';
import { dismiss, showError } from '#kit/notice/toast.ts';
import { paths } from '#paths';

/**
 * Tells an author that the server did not take what they had saved: by then its form is closed, and a count that has
 * grown is not news (decision 015). What waited for them already as the page opened is the badge's to say. Draws nothing.
 */
export function KabarPenolakan() {
  const { rows, terbaca } = useAntrean();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const known = useRef<Set<string> | null>(null);
  const dikabarkan = useRef<{ id: string; baris: readonly Baris[] }[]>([]);
  const kabarkan = useEffectEvent(async (baru: readonly Baris[]) => {
    const diLayar = await Promise.all(baru.map(({ opId }) => ditolakDiLayar(opId)));
    const belum = baru.filter((_, at) => !diLayar[at]);
    // The outbox itself shows each where it stands.
    if (belum.length === 0 || pathname === paths.kotakKeluar()) return;
    const [satu] = belum;
    const id = showError(
      belum.length === 1
        ? `Perlu keputusan Anda: ${satu!.label}`
        : `${belum.length} tulisan perlu keputusan Anda`,
      {
        next: `${belum.length === 1 ? `${satu!.error?.info ?? ''} ` : ''}Isiannya tersimpan di kotak keluar: perbaiki atau buang di sana.`,
        link: {
          label: 'Buka kotak keluar',
          to: paths.kotakKeluar(),
          go: () => void navigate(paths.kotakKeluar()),
        },
      },
    );
    dikabarkan.current.push({ id, baris: belum });
  });
  // Where the write stands itself, in the outbox or on its record, its message would cover the way to decide it.
  useEffect(() => {
    const dibuka = new URLSearchParams(search).get('uuid');
    const sampai = ({ baris }: { baris: readonly Baris[] }) =>
      pathname === paths.kotakKeluar() || baris.every(({ lane }) => isiLane(lane).id === dibuka);
    for (const kabar of dikabarkan.current.filter(sampai)) dismiss(kabar.id);
    dikabarkan.current = dikabarkan.current.filter((kabar) => !sampai(kabar));
  }, [pathname, search]);
  useEffect(() => {
    if (!terbaca) return;
    const now = rows.filter(perluKeputusan);
    const baru = known.current === null ? [] : now.filter(({ opId }) => !known.current!.has(opId));
    known.current = new Set([...(known.current ?? []), ...now.map(({ opId }) => opId)]);
    if (baru.length > 0) void kabarkan(baru);
  }, [rows, terbaca]);
  return null;
}
