import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAntrean } from '#data/antrean.ts';
import { perluKeputusan, type Baris } from '#data/outbox/row.ts';
import { ditolakDiLayar } from '#data/write.ts';
import { dismiss, showError } from '#kit/toast.ts';
import { paths } from '#paths';

/**
 * Tells an author that the server did not take what they had saved: by then its form is closed, and a count that has
 * grown is not news (decision 015). What waited for them already as the page opened is the badge's to say. Draws nothing.
 */
export function KabarPenolakan() {
  const { rows, terbaca } = useAntrean();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const known = useRef<Set<string> | null>(null);
  const dikabarkan = useRef<string[]>([]);
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
    dikabarkan.current.push(id);
  });
  // There it stands by itself, and what still lay above it would cover the way to decide it.
  useEffect(() => {
    if (pathname === paths.kotakKeluar()) for (const id of dikabarkan.current.splice(0)) dismiss(id);
  }, [pathname]);
  useEffect(() => {
    if (!terbaca) return;
    const now = rows.filter(perluKeputusan);
    const baru = known.current === null ? [] : now.filter(({ opId }) => !known.current!.has(opId));
    known.current = new Set([...(known.current ?? []), ...now.map(({ opId }) => opId)]);
    if (baru.length > 0) void kabarkan(baru);
  }, [rows, terbaca]);
  return null;
}
