import { Navigate } from 'react-router-dom';
import { useOrang } from '#data/app.ts';
import { berandaList } from './route-table.ts';

/** / and every unknown address lead to the first page of the role (NAV-06 to NAV-10). */
export function KeBeranda() {
  return <Navigate to={berandaList[useOrang().actor.role]} replace />;
}
