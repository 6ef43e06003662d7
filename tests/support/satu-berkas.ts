import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * A program and all that it imports as one file, which begins in a quarter of the time: whoever starts it a thousand times
 * is spared the reading of two thousand. What its sources find beside themselves, they find beside themselves still.
 */
export async function satuBerkas(program: string, folder: string): Promise<string> {
  await build({
    configFile: false,
    mode: 'test',
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'di tempatnya',
        // It starts workers from files of its own.
        resolveId: (id) => (id === 'piscina' ? { id: import.meta.resolve(id), external: true } : null),
        transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      },
    ],
    ssr: { noExternal: true },
    build: { ssr: program, outDir: folder, target: 'node24' },
  });
  return join(folder, basename(program).replace(/\.ts$/, '.js'));
}
