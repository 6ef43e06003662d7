import { expect } from '@playwright/test';
import { toWire } from '#domain/core/wire.ts';
import { contohKurva, isiKurva } from '#tests/support/contoh/lembar-kerja.ts';
import { masukApi } from './api.ts';

type Versi = { uuid: string; rev: string };

/** A released sheet with a calibration line, for a test of LPOMK that has no shared data yet. Gives the name of that test. */
export async function rilisKurva(url: string): Promise<string> {
  const [admin, kalab] = await Promise.all([
    masukApi(url, 'admin@kampus.example'),
    masukApi(url, 'kalab@kampus.example'),
  ]);
  const { data } = await admin.panggil('GET', '/test-parameter?id_laboratorium=7&per_page=100');
  const uji = (data as { uuid: string; namaParameterUji: string }[]).find(
    ({ namaParameterUji }) => namaParameterUji === 'Susut Pengeringan',
  )!;
  const isi = toWire({ uuidParameterUji: uji.uuid, isi: isiKurva(), contoh: [contohKurva()] });
  const dibuat = await admin.panggil('POST', '/test-parameter/sheet', isi as Record<string, unknown>);
  expect(dibuat.status, JSON.stringify(dibuat.data)).toBe(201);
  const { uuid, rev } = dibuat.data as Versi;
  const dirilis = await kalab.panggil('PUT', '/test-parameter/sheet/release', { uuid, base_rev: rev });
  expect(dirilis.status, JSON.stringify(dirilis.data)).toBe(200);
  return uji.namaParameterUji;
}
