import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeringPengingat } from '#app/kabar-table.ts';
import { usePengingat } from '#data/pengingat.ts';

/**
 * The one place that rings for timers, on whatever page one is, loaded with the first timer there is (BEYOND-22). Opens
 * what a tap on its notification leads to (sw/sw.ts).
 */
export function KabarPengingat() {
  const pengingat = usePengingat();
  const navigate = useNavigate();
  const dengar = useEffectEvent(({ data }: MessageEvent<{ type?: string; alamat?: string }>) => {
    if (data.type === 'BUKA' && data.alamat) void navigate(data.alamat);
  });
  useEffect(() => {
    const kabar = (event: MessageEvent) => dengar(event);
    navigator.serviceWorker?.addEventListener('message', kabar);
    return () => navigator.serviceWorker?.removeEventListener('message', kabar);
  }, []);
  return pengingat && pengingat.length > 0 ? <DeringPengingat semua={pengingat} /> : null;
}
