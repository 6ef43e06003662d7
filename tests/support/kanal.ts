import { runSweeps } from '#server/core/retention.ts';
import { bukaKanal } from '#server/modules/kabar/semua-kanal.ts';
import { kirimkan } from '#server/modules/kabar/kirimkan.ts';
import { kabarUji } from './kabar.ts';
import { layanan, kalab } from './layanan.ts';
import { createTestServer } from './server.ts';

export const menitMs = 60_000;

/** A server that sends its news to another one, which is of the test's own. */
export async function kanalUji(luar: { env: Record<string, string>; tutup: () => Promise<void> }) {
  const uji = await createTestServer(luar.env);
  const kanal = await bukaKanal(uji.server);
  const layan = layanan(uji);
  const { kabarkan } = kabarUji(uji);
  /** Sends what is due, as any process does. */
  const kirim = () => runSweeps(uji.server, [kirimkan(kanal)]);
  return {
    uji,
    layan,
    kabarkan,
    kirim,
    /** Tells what happened and sends what is due of it. */
    kabarkanDanKirim: async () => {
      await kabarkan();
      await kirim();
    },
    /** A submission that Admin gives to the head. */
    mintaKalab: async () => {
      const { uuid, nomor } = (await layan.daftar()).data;
      await layan.mintaKalab(uuid);
      return { uuid, nomor };
    },
    /** One that its head has turned down: its registrant is told so, and nothing waits for anybody. */
    tolak: async () => {
      const { uuid, nomor } = (await layan.daftar()).data;
      await layan.mintaKalab(uuid);
      await layan.verifikasi(uuid, 0, { as: kalab });
      await kabarkan();
      return { uuid, nomor };
    },
    tutup: async () => {
      await uji.close();
      await luar.tutup();
    },
  };
}
