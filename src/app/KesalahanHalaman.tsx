import { useRouteError } from 'react-router-dom';
import { ErrorState } from '#kit/ErrorState.tsx';

/** A page that could not be shown. What was typed is in drafts; what was saved is in the outbox. */
export function KesalahanHalaman() {
  const error = useRouteError();
  const chunk = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <ErrorState
      title={chunk ? 'Halaman ini belum ada di perangkat' : 'Halaman ini tidak dapat ditampilkan'}
      next={
        chunk
          ? 'Sambungkan ke jaringan, lalu coba lagi.'
          : 'Ketikan dan tulisan Anda tetap tersimpan di perangkat. Muat ulang halaman ini.'
      }
      onRetry={() => window.location.reload()}
    />
  );
}
