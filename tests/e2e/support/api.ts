import { expect, request, type APIRequestContext } from '@playwright/test';
import type { Analisis } from '#domain/analisis/schema.ts';

/** Another program or another device of a demo account, speaking to the server directly. */
export type Api = {
  token: string;
  panggil: (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: Record<string, unknown>,
  ) => Promise<{ status: number; data: unknown }>;
};

/** A caller of our own that has gone to the demo provider as this account, and the address of the app at which it came back. */
export async function lewatPenyedia(
  url: string,
  email: string,
): Promise<{ pemanggil: APIRequestContext; alamat: string }> {
  const pemanggil = await request.newContext({ baseURL: url });
  const pilihan = await pemanggil.get('/api/auth/start');
  const dipilih = await pemanggil.post(pilihan.url(), { form: { akun: email } });
  return { pemanggil, alamat: dipilih.url() };
}

/** Signs a demo account in through the real flow, without a browser. */
export async function masukApi(url: string, email: string): Promise<Api> {
  const { pemanggil, alamat } = await lewatPenyedia(url, email);
  const kode = new URL(alamat).searchParams.get('kode');
  const login = await pemanggil.post('/api/auth/login', { form: { kode: kode! } });
  expect(login.status(), await login.text()).toBe(200);
  const { token } = ((await login.json()) as { data: { token: string } }).data;
  await pemanggil.dispose();
  return { token, panggil: (method, path, body) => panggil(url, token, method, path, body) };
}

async function panggil(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: Record<string, unknown>,
) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { data } = (await response.json()) as { data: unknown };
  return { status: response.status, data };
}

/** Does an act of an analysis and insists that it was done. */
export async function lakukan(
  api: Api,
  method: 'POST' | 'PUT',
  act: string,
  body: Record<string, unknown>,
): Promise<void> {
  const { status, data } = await api.panggil(method, `/test-analysis/${act}`, body);
  expect(status, `${act}: ${JSON.stringify(data)}`).toBe(200);
}

type Peran = 'analyst' | 'supervisor';

export const bacaAnalisis = async (api: Api, peran: Peran, uuid: string): Promise<Analisis> =>
  (await api.panggil('GET', `/test-analysis/${peran}?uuid=${uuid}`)).data as Analisis;

/**
 * A parameter of this analyst that stands at `progres` and that penyelia@ supervises. The demo has several; each test
 * moves its own away, so the next one finds another.
 */
export async function parameterDi(
  api: Api,
  progres: number,
  bukan: readonly string[] = [],
): Promise<Analisis> {
  const { data } = await api.panggil('GET', '/test-analysis/analyst');
  const found = (data as Analisis[]).find(
    (row) =>
      (row.idStatusProgresParameter ?? 0) === progres &&
      !bukan.includes(row.uuid) &&
      [7, 11, 12].includes(row.pengujian.statusSubmission.kdStatusPengajuan) &&
      row.userSupervisor?.nama.includes('Hendra'),
  );
  expect(found, `a parameter at ${progres}`).toBeDefined();
  return found!;
}

/** Ends a session from outside, as the server would after a deactivation: the device learns of it by a 401. */
export const akhiriSesi = async (url: string, token: string): Promise<void> => {
  await panggil(url, token, 'POST', '/auth/logout');
};

/** Whether the server knows this session; one that is gone knows none. */
export const dikenal = (url: string, token: string): Promise<boolean> =>
  fetch(`${url}/api/user/self`, { headers: { authorization: `Bearer ${token}` } }).then(
    ({ ok }) => ok,
    () => false,
  );
