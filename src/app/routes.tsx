import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { LayarAwal } from '#features/akun/LayarAwal.tsx';
import { loadPiece } from '#kit/notice/piece.ts';
import { Jaga } from './Jaga.tsx';
import { Judul } from './Judul.tsx';
import { Kerangka } from './Kerangka.tsx';
import { KeBeranda } from './KeBeranda.tsx';
import { KesalahanHalaman } from './KesalahanHalaman.tsx';
import { routeList, type Route } from './route-table.ts';

/** One guarded page: role first, then title, then its screen, loaded when it is opened. */
const route = (halaman: Route): RouteObject => ({
  path: halaman.path,
  element: <Jaga roles={halaman.roles} />,
  errorElement: <KesalahanHalaman />,
  children: [
    {
      index: true,
      lazy: async () => {
        const { default: Screen } = await loadPiece(halaman.buka);
        return {
          element: (
            <Judul judul={halaman.judul}>
              <Screen />
            </Judul>
          ),
        };
      },
    },
  ],
});

export const createRouter = () =>
  createBrowserRouter([
    {
      // As before the app had loaded, while the first page's chunk loads from the device.
      HydrateFallback: LayarAwal,
      errorElement: <KesalahanHalaman />,
      children: pages,
    },
  ]);

const pages: RouteObject[] = [
  {
    path: '/login',
    lazy: async () => ({
      Component: (await loadPiece(() => import('#features/akun/LoginPage.tsx'))).default,
    }),
  },
  {
    path: '/masuk',
    lazy: async () => ({
      Component: (await loadPiece(() => import('#features/akun/MasukPage.tsx'))).default,
    }),
  },
  {
    path: '/form',
    lazy: async () => {
      const [{ default: FormPage }, { DoorBar }] = await loadPiece(() =>
        Promise.all([import('#features/akun/FormPage.tsx'), import('./layouts/DoorBar.tsx')]),
      );
      return { element: <FormPage Bar={DoorBar} /> };
    },
  },
  {
    element: <Kerangka />,
    errorElement: <KesalahanHalaman />,
    children: [
      ...routeList.map(route),
      {
        path: '/404',
        lazy: async () => {
          const { default: NotFound } = await loadPiece(() => import('#features/akun/NotFoundPage.tsx'));
          return {
            element: (
              <Judul judul="Halaman tidak ditemukan">
                <NotFound />
              </Judul>
            ),
          };
        },
      },
      { path: '*', element: <KeBeranda /> },
    ],
  },
];
