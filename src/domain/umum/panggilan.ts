/** Asked for on the page to sign in on too, which waits for no schema. */
export const panggilanKonfigurasi = { method: 'GET', path: '/config' } as const;
