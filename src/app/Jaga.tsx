import { Navigate, Outlet } from 'react-router-dom';
import { useKeadaan } from '#data/app.ts';
import type { Role } from '#domain/core/roles.ts';

/**
 * Lets a role in or sends it to /404 (NAV-04). Comfort only: the server judges every call by itself. Who may be here at
 * all was decided by the frame around it.
 */
export function Jaga({ roles }: { roles: readonly Role[] }) {
  const keadaan = useKeadaan();
  const role = keadaan.jenis === 'masuk' ? keadaan.orang.actor?.role : undefined;
  if (!role) return null;
  return roles.includes(role) ? <Outlet /> : <Navigate to="/404" replace />;
}
