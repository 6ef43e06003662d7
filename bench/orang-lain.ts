import { alurDi } from '#tests/e2e/support/alur.ts';
import { masukApi } from '#tests/e2e/support/api.ts';
import { run } from '#scripts/process.mjs';
import { sampelDaftar } from '#tests/support/katalog.ts';
import { kalab, pendaftar } from '#tests/support/layanan.ts';
import { mulaiProses } from '#tests/support/proses.ts';

/**
 * How long everybody else waits while one person asks for something heavy: another one reads their own record over and
 * over, and the longest of those waits counts, beside the longest while nothing else goes on.
 */
const banyakSampel = 50;

const proses = await mulaiProses();
try {
  const { url } = proses;
  const alur = alurDi(url);
  const uuid = await laporanTerberat();
  const token = (await masukApi(url, 'laboran@kampus.example')).token;
  const sepi = await terlama(() => new Promise((resolve) => setTimeout(resolve, 3000)));
  const lhu = await terlama(() => alur.terbitkan(uuid, {}, kalab));
  const formulir = await terlama(() => kirimFormulirBesar());
  for (const [nama, ms] of [
    [`LHU dengan ${banyakSampel} sampel diterbitkan`, lhu],
    ['formulir 60 MB dikirim', formulir],
  ] as const)
    console.log(
      `orang lain menunggu paling lama, ${nama}: ${ms.toFixed(0)} ms, saat sepi ${sepi.toFixed(0)} ms, nisbah ${(ms / sepi).toFixed(1)}`,
    );

  /** A submission whose report is as long as reports get, all its tests done and paid for. */
  async function laporanTerberat(): Promise<string> {
    const { data } = await alur.daftar({});
    const parameter = data.sample[0]!.parameter.map(({ parameterTest: { id, flagReplikasi } }) => ({
      id_pengujian_parameter_uji: id,
      ...(flagReplikasi === 1 ? { jumlah_replikasi: 2 } : {}),
    }));
    const sampel = Array.from({ length: banyakSampel }, (_, ke) =>
      sampelDaftar(parameter, { nama: `Sampel ${ke + 1}` }),
    );
    return (await alur.sampai(10, { sampel })).uuid;
  }

  /** The longest wait of somebody else while this goes on. */
  async function terlama(work: () => Promise<unknown>): Promise<number> {
    let selesai = false;
    const pekerjaan = work().finally(() => (selesai = true));
    let longest = 0;
    while (!selesai) {
      const begun = performance.now();
      await fetch(`${url}/api/user/self`, { headers: { authorization: `Bearer ${token}` } });
      longest = Math.max(longest, performance.now() - begun);
    }
    await pekerjaan;
    return longest;
  }

  /** From a process of its own: what counts is the server's. */
  async function kirimFormulirBesar(): Promise<void> {
    const { token: milik } = await masukApi(url, pendaftar);
    await run(process.execPath, ['bench/support/formulir-besar.ts', url, milik]);
  }
} finally {
  await proses.tutup();
}
