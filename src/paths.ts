/** Every address of the app, as functions. The record travels as ?uuid=… (requirements.md, Sources). */
const withUuid = (path: string) => (uuid: string) => `${path}?uuid=${encodeURIComponent(uuid)}`;

export const paths = {
  login: () => '/login',
  masuk: () => '/masuk',
  form: () => '/form',
  profile: () => '/profile',
  notFound: () => '/404',
  kotakKeluar: () => '/kotak-keluar',
  analisis: {
    list: () => '/analisis-sampel',
    detail: withUuid('/analisis-sampel/detail'),
    edit: withUuid('/analisis-sampel/edit'),
  },
  review: {
    list: () => '/review-sampel-lpmok',
    detail: withUuid('/review-sampel-lpmok/detail'),
    edit: withUuid('/review-sampel-lpmok/edit'),
  },
} as const;
