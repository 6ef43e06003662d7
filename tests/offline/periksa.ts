import { expect } from 'vitest';
import { reduceAnalisis } from '#domain/analisis/reduce.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { fromWire } from '#domain/core/wire.ts';
import { hitungAntrean } from '#data/antrean.ts';
import type { Baris } from '#data/outbox/row.ts';
import { analis, type Berlaku, type Dunia } from '#tests/support/offline-dunia.ts';
import type { Perangkat, Tab } from '#tests/support/offline.ts';
import { lihat } from '#tests/support/offline-orang.ts';

/** The invariants of offline.md section 7 that hold at every moment, whatever is under way. */
export async function periksaSelalu(dunia: Dunia): Promise<void> {
  const berlaku = await dunia.berlaku();
  tepatSekali(dunia, berlaku);
  urutLane(dunia, berlaku);
  atasNamaSendiri(dunia, berlaku);
  putusanDilihat(dunia, berlaku);
  for (const perangkat of dunia.perangkat)
    for (const tab of satuTiapOrang(perangkat)) await periksaTab(dunia, tab, berlaku);
}

const satuTiapOrang = (perangkat: Perangkat): Tab[] => [
  ...new Map(perangkat.hidup().map((tab) => [tab.orang.uuid, tab])).values(),
];

/** [I1] Nothing an author dropped or replaced takes effect, and nothing nobody wrote. Ids are primary keys: never twice. */
function tepatSekali({ jurnal }: Dunia, berlaku: readonly Berlaku[]): void {
  for (const { id } of berlaku) {
    const entry = jurnal.semua.get(id);
    expect(entry, `[I1] ${id} took effect without having been confirmed to anybody`).toBeDefined();
    expect(entry!.nasib, `[I1] ${id} took effect although its author had it ${entry!.nasib}`).toBeNull();
  }
}

/** [I2] Effects of a lane follow its order, and nothing after an unresolved write is applied. */
function urutLane({ jurnal }: Dunia, berlaku: readonly Berlaku[]): void {
  const place = new Map(berlaku.map(({ id, urut }) => [id, urut]));
  for (const { perangkat, lane, urutan } of jurnal.lanes) {
    const open = urutan.filter((opId) => jurnal.semua.get(opId)!.nasib === null);
    const applied = open.filter((opId) => place.has(opId));
    expect(
      applied.map((opId) => place.get(opId)),
      `[I2] effects of ${lane} from ${perangkat} are out of order`,
    ).toEqual(applied.map((opId) => place.get(opId)!).sort((a, b) => a - b));
    const first = open.findIndex((opId) => !place.has(opId));
    const overtaken = first < 0 ? [] : open.slice(first).filter((opId) => place.has(opId));
    expect(
      overtaken,
      `[I2] on ${lane} from ${perangkat} these overtook the unresolved ${open[first]}`,
    ).toEqual([]);
  }
}

/** [I6] Nothing left a device under another session than its author's, and everything carries its author's name. */
function atasNamaSendiri({ jurnal, perangkat }: Dunia, berlaku: readonly Berlaku[]): void {
  for (const { id, aktorId } of berlaku)
    expect(aktorId, `[I6] ${id} took effect in another person's name`).toBe(jurnal.semua.get(id)?.orang);
  for (const { jaringan, nama } of perangkat)
    for (const { atasNama, ops } of jaringan.lalu)
      for (const { id } of ops)
        expect(atasNama, `[I6] ${id} left ${nama} in another person's name`).toBe(
          jurnal.semua.get(id)?.orang,
        );
}

/** [I11] Right before each decision the record held exactly what its author had seen. */
function putusanDilihat({ jurnal }: Dunia, berlaku: readonly Berlaku[]): void {
  for (const { id, parameterId, urut } of berlaku) {
    const dilihat = jurnal.semua.get(id)?.dilihat;
    if (!dilihat) continue;
    const before = berlaku
      .filter((other) => other.parameterId === parameterId && other.urut < urut)
      .map((other) => other.id);
    expect(before, `[I11] the decision ${id} landed on a record its author had not seen so`).toEqual(dilihat);
  }
}

/** What a device owes its person at every moment. */
async function periksaTab(
  { jurnal, parameter }: Dunia,
  tab: Tab,
  berlaku: readonly Berlaku[],
): Promise<void> {
  const rows = await tab.db.antrean.toArray();
  const byId = new Map(rows.map((row) => [row.opId, row]));
  const applied = new Set(berlaku.map(({ id }) => id));
  const owed = jurnal
    .milik(tab.perangkat.nama, tab.orang.uuid)
    .filter(({ opId, nasib }) => nasib === null && !applied.has(opId));
  for (const { opId } of owed) {
    const state = byId.get(opId)?.state;
    expect(state, `[I1] the confirmed write ${opId} is neither applied nor on the device`).toBeDefined();
    expect(
      ['terkirim', 'dibuang'],
      `[I1] ${opId} is shown as ${state} although it never took effect`,
    ).not.toContain(state);
  }
  const badge = hitungAntrean(rows, [], tab.mesin.now());
  if (owed.length > 0)
    expect(
      badge.menunggu + badge.keputusan,
      `[I14] the badge says all is sent, yet ${owed.length} are not acknowledged`,
    ).toBeGreaterThanOrEqual(owed.length);
  for (const uuid of parameter) await periksaTampilan(tab, uuid, rows);
}

/** [I8] [I9] The view is the base with the pending writes folded over it, and no pending one is covered. */
async function periksaTampilan(tab: Tab, uuid: string, rows: readonly Baris[]): Promise<void> {
  const view = await lihat(tab, uuid);
  if (!view) return;
  const base = (await tab.db.analisis.get(uuid))!.data;
  const lane = rows
    .filter((row) => row.lane === `analisis:${uuid}` && row.state !== 'dibuang')
    .sort((a, b) => a.pos - b.pos || a.seq! - b.seq!);
  const stop = lane.findIndex((row) => row.state === 'bentrok' || row.state === 'ditolak');
  const pending = stop < 0 ? lane : lane.slice(0, stop);
  let expected: Analisis = base;
  for (const { opId, call, body, capturedAt } of pending)
    expected = reduceAnalisis(
      expected,
      { opId, call, body: fromWire(body) as Record<string, unknown>, dibuatPada: capturedAt },
      tab.orang,
    );
  expect(view.data, `[I8] the view of ${uuid} is not reduce(base, pending)`).toEqual(expected);
  const shown = view.data.history.map((entry) => entry.uuid);
  for (const { opId, call } of pending)
    expect(shown, `[I9] the pending ${call} ${opId} is covered`).toContain(opId);
}

/** After everything healed and drained there is no third outcome; with `putus` nothing needs anybody any more. */
export async function periksaAkhir(dunia: Dunia, putus = false): Promise<void> {
  await periksaSelalu(dunia);
  const applied = new Set((await dunia.berlaku()).map(({ id }) => id));
  const remote = putus ? await menurutServer(dunia) : null;
  for (const perangkat of dunia.perangkat)
    for (const orang of perangkat.pernah.values()) {
      const tab = await perangkat.masuk(orang);
      const rows = (await tab.db.antrean.toArray())
        .filter((row) => row.state !== 'dibuang')
        .sort((a, b) => a.pos - b.pos || a.seq! - b.seq!);
      for (const [at, row] of rows.entries()) {
        const stuck = rows
          .slice(0, at + 1)
          .some(
            (other) => other.lane === row.lane && (other.state === 'bentrok' || other.state === 'ditolak'),
          );
        expect(
          stuck,
          `[I7] ${row.label} (${row.state}) stands though nothing before it in its own lane needs a person`,
        ).toBe(true);
        expect(
          applied.has(row.opId),
          `[I1] ${row.label} took effect and still stands in the outbox as ${row.state}`,
        ).toBe(false);
      }
      if (remote) for (const uuid of dunia.parameter) await samaDenganServer(tab, uuid, remote.get(uuid)!);
    }
}

/** What a person reads of each record at its REST call. Both people read the same. */
async function menurutServer({ server, perangkat, parameter }: Dunia): Promise<Map<string, Analisis>> {
  const device = perangkat[0]!;
  await device.masuk(analis());
  const headers = { Authorization: `Bearer ${(await device.sesi())!.token}` };
  const baca = async (uuid: string) => {
    const response = await server.layani(`/api/test-analysis/analyst?uuid=${uuid}`, { headers });
    return ((await response.json()) as { data: Analisis }).data;
  };
  return new Map(await Promise.all(parameter.map(async (uuid) => [uuid, await baca(uuid)] as const)));
}

/** [I8] [I9] The record is on the device as the server has it; where nothing is open the view is that too. */
async function samaDenganServer(tab: Tab, uuid: string, remote: Analisis): Promise<void> {
  const base = await tab.db.analisis.get(uuid);
  expect(base?.data, `[I9] the cursor passed a change of ${uuid} that was never stored`).toEqual(remote);
  const open = await tab.db.antrean
    .where('lane')
    .equals(`analisis:${uuid}`)
    .filter((row) => row.state !== 'dibuang')
    .count();
  expect(open, `[I7] ${uuid} still has writes that nobody was asked about`).toBe(0);
  expect((await lihat(tab, uuid))!.data, `[I8] drained, but the view of ${uuid} is not the server's`).toEqual(
    remote,
  );
}
