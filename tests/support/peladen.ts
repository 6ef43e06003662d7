import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What is asked of the process that holds servers, and what it answers. */
export type Permintaan = { id: number; mulai: Record<string, string> } | { id: number; hentikan: number };
export type Jawaban = { id: number; galat: string | null };

let proses: ChildProcess | null = null;
let terakhir = 0;

/** Starts a server with these settings beside those it holds already; settles once it answers. Gives the way to stop it. */
export async function mulaiDiPeladen(env: Record<string, string>): Promise<() => Promise<void>> {
  const nomor = await minta((id) => ({ id, mulai: env }));
  return async () => void (await minta((id) => ({ id, hentikan: nomor })));
}

/** Asks the process of this worker, which comes with the first question and goes with its worker. */
async function minta(isi: (id: number) => Permintaan): Promise<number> {
  proses ??= fork(fileURLToPath(new URL('./peladen-proses.ts', import.meta.url)), {
    // Not the worker's own: it says how the runner reads our files.
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const anak = proses;
  const id = (terakhir += 1);
  const jawaban = await new Promise<Jawaban>((resolve, reject) => {
    const berakhir = (code: number | null) => reject(new Error(`the process of servers ended with ${code}`));
    const dengar = (pesan: Jawaban) => {
      if (pesan.id !== id) return;
      anak.off('message', dengar).off('exit', berakhir);
      resolve(pesan);
    };
    anak.on('message', dengar).once('exit', berakhir);
    anak.send(isi(id));
  });
  if (jawaban.galat !== null) throw new Error(jawaban.galat);
  return id;
}
