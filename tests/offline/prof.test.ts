import { PGlite } from '@electric-sql/pglite';
import { afterAll } from 'vitest';
import { bagian, ujiModel } from './model.ts';
const stat = new Map<string, { n: number; t: number }>();
const orig = PGlite.prototype.query as (...a: unknown[]) => Promise<unknown>;
const noted = async function (this: PGlite, ...a: unknown[]) {
  const t0 = performance.now();
  try { return await orig.apply(this, a); } finally {
    const k = String(a[0]).replace(/\s+/g, ' ').slice(0, 90);
    const s = stat.get(k) ?? { n: 0, t: 0 }; s.n++; s.t += performance.now() - t0; stat.set(k, s);
  }
};
PGlite.prototype.query = noted as never;
let tx = { n: 0, t: 0 };
const origTx = PGlite.prototype.transaction as (...a: unknown[]) => Promise<unknown>;
PGlite.prototype.transaction = (async function (this: PGlite, ...a: unknown[]) { const t0 = performance.now(); try { return await origTx.apply(this, a); } finally { tx.n++; tx.t += performance.now() - t0; } }) as never;
afterAll(() => { console.log('tx', tx); for (const [k, s] of [...stat].sort((a, b) => b[1].t - a[1].t).slice(0, 22)) console.log(s.n, s.t.toFixed(0), (s.t / s.n).toFixed(2), k); });
ujiModel(bagian[0]);
