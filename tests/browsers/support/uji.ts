import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { node, run } from '#scripts/process.mjs';
import { mulaiProses, type Proses } from '#tests/support/proses.ts';

export type ServerUji = Proses & {
  /** The process kills itself between the commit of the next push and its answer. */
  matiSaatMenjawab: () => Promise<void>;
};

/** One server process for the tests of a file, serving the production build. */
export function serverUji(): () => ServerUji {
  let server: ServerUji | undefined;
  let folder: string;

  beforeAll(async () => {
    await build();
    folder = await mkdtemp(join(tmpdir(), 'mejalab-peramban-'));
    const tanda = join(folder, 'mati-saat-menjawab');
    const preload = new URL('./mati-saat-menjawab.mjs', pathToFileURL(import.meta.filename));
    const proses = await mulaiProses({ NODE_OPTIONS: `--import=${preload}`, MATI_SAAT_MENJAWAB: tanda });
    server = { ...proses, matiSaatMenjawab: () => writeFile(tanda, '') };
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

/**
 * Builds dist/ when it is stale; `npm test` did so already. In a process of its own without NODE_ENV: vitest sets it to
 * 'test', and Vite would make a development build of that, without a service worker.
 */
async function build(): Promise<void> {
  const script = "import('./scripts/setup.mjs').then(({ build }) => build())";
  if ((await run(node, ['--eval', script], { env: { NODE_ENV: undefined } })) !== 0) throw new Error('the build failed');
}
