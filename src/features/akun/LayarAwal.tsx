import { paths } from '#paths';
import { LoginPanel } from './LoginPanel.tsx';
import { useNama } from './nama.ts';

/**
 * What stands while the app is on its way: the page to sign in on where that is asked for, else nothing. It knows of no
 * work that waits on this device yet; LoginPage takes its place.
 */
export function LayarAwal() {
  return window.location.pathname === paths.login() ? <MasukAwal /> : null;
}

function MasukAwal() {
  return <LoginPanel {...useNama()} onLogin={() => window.location.assign('/api/auth/start')} />;
}
