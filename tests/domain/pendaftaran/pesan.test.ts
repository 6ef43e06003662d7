import { describe, expect, it, test } from 'vitest';
import { ajakanPenelitian } from '#domain/penelitian/ajakan.ts';
import { langkahPendaftar } from '#domain/penelitian/giliran.ts';
import { ajakanBayar, pesanPendaftar } from '#domain/pendaftaran/pesan.ts';
import { ajakanPengujian } from '#domain/pengujian/ajakan.ts';
import { menungguPendaftar } from '#domain/pengujian/pendaftar.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { ajakanSurat } from '#domain/surat/ajakan.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import {
  invoicePenelitian,
  penambahan,
  penelitian,
  tagihan,
  uang,
} from '#tests/support/contoh/penelitian.ts';
import { invoicePada, pengujianPada } from '#tests/support/contoh/pengujian.ts';

const kodeDari = (states: Record<string, { code: number }>) => Object.values(states).map(({ code }) => code);
/** Never a result, a sum or an account number. */
const tanpaAngka = /^\D+$/;

describe('[GAP-168] what is asked of a registrant outside the app', () => {
  const [belumLunas, diperiksa] = [1, 2].map((kode) => invoicePada(kode));

  it.each(kodeDari(pengujianWorkflow.states))('a test at %i says it wherever it waits for them', (kode) => {
    const dasar = pengujianPada([kode], { flagSudahSurvei: 0 });
    const semua = [belumLunas!, diperiksa!].map((invoice) => ({
      ...dasar,
      pembayaran: { ...dasar.pembayaran, invoice: [invoice] },
    }));
    const tanpa = semua.filter((record) => menungguPendaftar(record) && ajakanPengujian(record) === null);
    // Of a bill nothing is said once its proof is there.
    const terlanjur = semua.filter(
      (record) => ajakanPengujian(record) === ajakanBayar && !menungguPendaftar(record),
    );
    expect({ tanpa, terlanjur }).toEqual({ tanpa: [], terlanjur: [] });
    expect(semua.map((record) => ajakanPengujian(record) ?? '-').join(' ')).toMatch(tanpaAngka);
  });

  const tambahan = penambahan(12);
  it.each(kodeDari(penelitianWorkflow.states))(
    'a research at %i says it wherever it waits for them',
    (kode) => {
      for (const over of [
        {},
        { penambahan: [penambahan(11)] },
        { pembayaran: uang([tagihan(tambahan)]) },
        { pembayaran: uang([tagihan(tambahan, 1)], [invoicePenelitian()]) },
      ]) {
        const record = penelitian(kode, over);
        const ajakan = ajakanPenelitian(record);
        expect(ajakan !== null).toBe(langkahPendaftar(record) !== null || kode === 5);
        expect(ajakan ?? '-').toMatch(tanpaAngka);
      }
    },
  );

  it.each(kodeDari(suratWorkflow.states))('a letter at %i says what was decided', (kode) => {
    const surat = { statusSubmission: { kdStatusBebasLab: kode } } as Surat;
    expect(ajakanSurat(surat) !== null).toBe(kode === 2 || kode === 3);
  });
});

test('[GAP-168] a message names whom it is to, what it is about, where that is and who writes; without anything to ask it is left open', () => {
  const tentang = {
    user: { nama: 'Sari' },
    perihal: 'Pengujian 0012',
    ajakan: 'Invoice sudah terbit. Silakan lihat dan bayar di sini:',
    alamat: 'https://lab.example/pendaftaran/detail-pengujian?uuid=1',
    dari: 'Laboratorium Farmasetika',
  };
  expect(pesanPendaftar(tentang)).toBe(
    'Yth. Sari,\n\nPengujian 0012. Invoice sudah terbit. Silakan lihat dan bayar di sini:\nhttps://lab.example/pendaftaran/detail-pengujian?uuid=1\n\nLaboratorium Farmasetika',
  );
  expect(pesanPendaftar({ ...tentang, ajakan: null })).toBe('Yth. Sari,\n\nPengujian 0012. ');
});
