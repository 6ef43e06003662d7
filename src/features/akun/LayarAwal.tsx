import { paths } from '#paths';
import { LoginPanel } from './LoginPanel.tsx';
import { useNama } from './nama.ts';

/**
 * What stands while the app is on its way: the page to sign in on where that is asked for, else what index.html began
 * with. It knows of no work that waits on this device yet; LoginPage takes its place.
 */
export function LayarAwal() {
  return window.location.pathname === paths.login() ? <MasukAwal /> : <Memuat />;
}

/** A screen is never left blank: what takes its time says so, and after a while how to help it. */
const Memuat = () => (
  <div className="mj-memuat" role="status">
    <p>Memuat…</p>
    <p>Belum juga terbuka? Periksa jaringan, lalu muat ulang halaman ini.</p>
  </div>
);

function MasukAwal() {
  return <LoginPanel {...useNama()} onLogin={() => window.location.assign('/api/auth/start')} />;
}
