import { describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { PendaftaranBody, pengujianApi } from '#domain/pengujian/endpoints.ts';
import { kunciDraf, simpanDraf, untukDari } from '#data/drafts.ts';
import { prefetchBerkas } from '#data/files.ts';
import { pernahTerisi } from '#data/kursor.ts';
import { enqueue } from '#data/outbox/enqueue.ts';
import type { PemilikPendaftaran } from '#data/pendaftaran.ts';
import { susunTulisan } from '#data/write.ts';
import { bodyDari } from '#features/pengujian/pendaftaran/isian.ts';
import { bacaSalinan } from '#features/pengujian/pendaftaran/salinan.ts';
import { admin, layanan } from '#tests/support/layanan.ts';
import type { Tab } from '#tests/support/offline.ts';
import { daftar, pilih } from './berkas.ts';
import { pengujian } from '#tests/support/contoh/pengujian.ts';
import { panggung } from './panggung.ts';

const p = panggung();
const endpoint = pengujianApi.daftar as unknown as AnyEndpoint;
const call = 'POST test';
const seminggu = 7 * 24 * 60 * 60 * 1000;

const pemilik = ({ orang }: Tab): PemilikPendaftaran => ({
  actor: orang,
  golonganTarif: 'internal',
  user: { ...pengujian().user, uuid: orang.uuid, nama: orang.nama, email: orang.email },
});

describe('registering again what was rejected', () => {
  it('[CONF-54] is read from the device without a network, arrives as a new one with its picture, and leaves another draft alone', async () => {
    const { dunia, satu, analis: tab } = p();
    const { db } = tab;
    const gambar = await pilih(tab);
    const { opId: lama } = await daftar(tab, [gambar]);
    await tab.putaran();
    const alur = layanan(dunia.bersama.uji);
    await alur.panggil(
      'POST',
      'test/verification',
      {
        uuid: lama,
        flag_persetujuan: 0,
        catatan_tambahan: 'Kemasan bocor.',
      },
      { as: admin },
    );
    await tab.putaran();

    satu.jaringan.putus = true;
    expect(await pernahTerisi(db)).toBe(true);
    const lain = await simpanDraf(
      db,
      { call, record: null, label: 'Pendaftaran pengujian' },
      { sampel: [] },
      tab.engine.now(),
    );
    const salinan = await bacaSalinan(db, pemilik(tab), lama);
    expect(salinan?.dari).toMatchObject({ uuid: lama, statusSubmission: { statusPengajuan: 'Ditolak' } });
    expect(salinan?.isian).toMatchObject({
      tidakTersalin: [],
      sampel: [{ fileGambar: { sha256: gambar.sha256 } }],
    });

    const pokok = { call, record: null, untuk: untukDari(lama), label: 'Daftar lagi' };
    const draf = await simpanDraf(db, pokok, salinan!.isian, tab.engine.now());
    expect(draf.kunci).not.toBe(kunciDraf(call, null));
    // Whatever becomes of the old one, the draft alone keeps the picture.
    await db.pendaftaran.delete(lama);
    dunia.waktu.maju(seminggu);
    await prefetchBerkas(db, { ambilBerkas: async () => null });
    const body = PendaftaranBody.parse(bodyDari(salinan!.isian));
    const isi = { body, label: 'Daftar', baseRev: null, after: [], begunAt: null, draf: draf.kunci };
    const { opId: baru } = await enqueue(db, await tab.asal(), susunTulisan(endpoint, isi));
    expect(await db.draf.toCollection().primaryKeys()).toEqual([lain.kunci]);

    satu.jaringan.putus = false;
    await tab.putaran();
    const terkirim = (await db.pendaftaran.get(baru))?.data;
    expect(terkirim).toMatchObject({
      statusSubmission: { kdStatusPengajuan: 1 },
      sample: [{ nama: 'Sampel 1', fileGambar: { sha256: gambar.sha256 } }],
    });
    const { data: tetap } = await alur.baca(lama);
    expect(tetap.statusSubmission.statusPengajuan).toBe('Ditolak');
  });
});
