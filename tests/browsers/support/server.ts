import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import { node, root } from '#scripts/process.mjs';

const run = promisify(execFile);

/** A token as any other program gets one: `npm run token -- EMAIL BASE_URL`. */
async function token(email: string, url: string): Promise<string> {
  const { stdout } = await run(node, ['scripts/token.ts', email, url], { cwd: root });
  return stdout.trim();
}

/** The history of one parameter as the REST API tells it, oldest first. */
export async function riwayat(email: string, url: string, uuid: string): Promise<RiwayatProgres[]> {
  const response = await fetch(`${url}/api/test-analysis/analyst?uuid=${uuid}`, {
    headers: { authorization: `Bearer ${await token(email, url)}` },
  });
  const { data } = (await response.json()) as { data: Analisis };
  return data.history;
}
