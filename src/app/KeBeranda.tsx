import { Navigate } from 'react-router-dom';
import { Loader } from '@mantine/core';
import { useOrang } from '#data/app.ts';
import { berandaList } from './route-table.ts';

/** / and every unknown address lead to the first page of the role (NAV-06 to NAV-10), whose code may be on its way. */
export function KeBeranda() {
  return (
    <>
      <Navigate to={berandaList[useOrang().actor.role]} replace />
      <h1 className="mj-terdengar">Memuat halaman pertama</h1>
      <Loader aria-label="Memuat" m="xl" />
    </>
  );
}
