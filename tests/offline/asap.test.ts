import { expect, it, beforeAll } from 'vitest';
import { Waktu } from '#tests/support/offline-waktu.ts';
import { ServerLuring, serverBersama, kosongkan, rapikan } from '#tests/support/offline-server.ts';
import { aktor, Perangkat } from '#tests/support/offline.ts';
import { lihat, tulisan } from '#tests/support/offline-orang.ts';
import { enqueue } from '#data/outbox/enqueue.ts';
it('asap', async () => {
  const { uji, parameter } = await serverBersama();
  const waktu = new Waktu();
  const server = new ServerLuring(uji, waktu);
  for (let i = 0; i < 30; i++) {
    const t0 = performance.now();
    await kosongkan(server.db);
    const t1 = performance.now();
    const p = new Perangkat('satu', server, waktu);
    const tab = await p.masuk(aktor('analis@kampus.example'));
    const t2 = performance.now();
    expect(await tab.putaran()).toBe('selesai');
    const t3 = performance.now();
    const v = (await lihat(tab, parameter[0]!))!;
    const asal = await tab.asal();
    await enqueue(tab.db, asal, tulisan(tab, parameter[0]!, 'mulai', v, 'a'));
    for (let k = 0; k < 4; k++) await enqueue(tab.db, asal, tulisan(tab, parameter[0]!, 'laporanProgres', v, 'a' + k));
    const t4 = performance.now();
    expect(await tab.putaran()).toBe('selesai');
    const t5 = performance.now();
    expect(await tab.db.antrean.count()).toBe(0);
    p.tutup();
    if (i > 25) console.log('kosong', (t1 - t0).toFixed(1), 'buka', (t2 - t1).toFixed(1), 'tarik', (t3 - t2).toFixed(1), 'tulis', (t4 - t3).toFixed(1), 'kirim', (t5 - t4).toFixed(1));
  }
  await rapikan(server.db);
  await uji.close();
}, 60000);
