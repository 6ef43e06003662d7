import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from 'vitest';
import { node, root, run } from '#scripts/process.mjs';
import { mulaiProses, type Proses } from '#tests/support/proses.ts';
import type { Peramban } from './peramban.ts';

export type ServerUji = Proses & {
  /** The process kills itself between the commit of the next push and its answer. */
  matiSaatMenjawab: () => Promise<void>;
};

/** One server process for the tests of a file, serving the production build. */
export function serverUji(): () => ServerUji {
  let server: ServerUji | undefined;
  let folder: string;
  let tanda: string;

  beforeAll(async () => {
    await build();
    folder = await mkdtemp(join(tmpdir(), 'mejalab-peramban-'));
    tanda = join(folder, 'mati-saat-menjawab');
    const preload = new URL('./mati-saat-menjawab.mjs', pathToFileURL(import.meta.filename));
    const proses = await mulaiProses({ NODE_OPTIONS: `--import=${preload}`, MATI_SAAT_MENJAWAB: tanda });
    server = { ...proses, matiSaatMenjawab: () => writeFile(tanda, '') };
  });
  // A test that failed may have left it stopped, or about to end itself.
  beforeEach(async () => {
    await rm(tanda, { force: true });
    if (await fetch(`${server!.url}/api/health`).catch(() => null)) return;
    await server!.hentikan();
    await server!.mulai();
  });
  afterAll(async () => {
    await server?.tutup();
    await rm(folder, { recursive: true, force: true });
  });
  return () => {
    expect(server, 'the server is up').toBeDefined();
    return server!;
  };
}

/** Gives a test its browser and closes it afterwards; of a failed test a picture stays in .cache/browsers. */
export function pakai<P extends Peramban>(peramban: P): P {
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await simpanPotret(peramban, task.id);
    await peramban.tutup();
  });
  return peramban;
}

async function simpanPotret(peramban: Peramban, name: string): Promise<void> {
  const folder = join(root, '.cache', 'browsers');
  await mkdir(folder, { recursive: true });
  // A browser that is gone leaves no picture, and must still be closed.
  await peramban.potret().then(
    (png) => writeFile(join(folder, `${name}.png`), png),
    () => undefined,
  );
}

/**
 * Builds dist/ when it is stale; `npm test` did so already. In a process of its own without NODE_ENV: vitest sets it to
 * 'test', and Vite would make a development build of that, without a service worker.
 */
async function build(): Promise<void> {
  const script = "import('./scripts/setup.mjs').then(({ build }) => build())";
  if ((await run(node, ['--eval', script], { env: { NODE_ENV: undefined } })) !== 0)
    throw new Error('the build failed');
}
