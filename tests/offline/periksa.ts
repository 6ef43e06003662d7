import { expect } from 'vitest';
import { hitungAntrean } from '#data/antrean.ts';
import { callName } from '#domain/core/endpoint.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { suratApi } from '#domain/surat/endpoints.ts';
import { isiLane } from '#data/lane.ts';
import { kataAsing } from '#tests/support/jawaban-asing.ts';
import type { Catatan, Jurnal } from '#tests/support/offline-jurnal.ts';
import type { Berlaku, Dunia, Revisi } from '#tests/support/offline-dunia.ts';
import type { Perangkat, Tab } from '#tests/support/offline.ts';
import {
  berjalan,
  isiTab,
  periksaTampilan,
  samaDenganServer,
  sudahTerbawa,
  type IsiTab,
} from './periksa-tampilan.ts';
import { berkasDahulu, berkasUtuh, periksaFoto } from './periksa-foto.ts';
import { periksaKabar, tandaDibaca } from './periksa-kabar.ts';
import { periksaLembar, samaLembar } from './periksa-lembar.ts';
import { periksaPenggunaan } from './periksa-penggunaan.ts';
import { periksaSurat } from './periksa-surat.ts';
import { MenurutServer } from './menurut-server.ts';

const kembalikan = callName(penggunaanApi.kembalikan);
const putuskanSurat = callName(suratApi.putuskan);

/** The invariants of offline.md section 7 that hold at every moment, whatever is under way. */
export async function periksaSelalu(dunia: Dunia): Promise<Berlaku[]> {
  const isi = new Map<Tab, IsiTab>();
  for (const tab of dunia.perangkat.flatMap(satuTiapOrang)) isi.set(tab, await isiTab(tab));
  return periksaIsi(dunia, isi);
}

/** The same of what was read on the devices: what one of them takes for applied was applied before the server is asked. */
async function periksaIsi(dunia: Dunia, isi: ReadonlyMap<Tab, IsiTab>): Promise<Berlaku[]> {
  const berlaku = await dunia.berlaku();
  tepatSekali(dunia, berlaku);
  urutLane(dunia, berlaku);
  setelahYangDitunggu(dunia, berlaku);
  berangkatTerakhir(dunia);
  dunia.perangkat.forEach(berkasDahulu);
  atasNamaSendiri(dunia, berlaku);
  putusanDilihat(dunia, berlaku, await dunia.revisi());
  for (const [tab, satu] of isi) {
    periksaAntrean(dunia, tab, satu, berlaku);
    periksaTampilan(tab, satu);
  }
  return berlaku;
}

const satuTiapOrang = (perangkat: Perangkat): Tab[] => [
  ...new Map(perangkat.hidup().map((tab) => [tab.orang.uuid, tab])).values(),
];

/** [I1] Nothing an author dropped or replaced takes effect, nothing nobody wrote, and nothing twice. */
function tepatSekali({ jurnal }: Dunia, berlaku: readonly Berlaku[]): void {
  for (const { id, kali } of berlaku) {
    const entry = jurnal.semua.get(id);
    expect(entry, `[I1] ${id} took effect without having been confirmed to anybody`).toBeDefined();
    expect(entry!.nasib, `[I1] ${id} took effect although its author had it ${entry!.nasib}`).toBeNull();
    // Returned tools that stand as they were said leave nothing behind; of marks see periksa-kabar.ts.
    if (kali === 0 && (entry!.call === kembalikan || entry!.call === tandaDibaca)) continue;
    expect(kali, `[I1] ${entry!.call} ${id} has its answer, but not one effect`).toBe(1);
  }
}

/** [I2] Effects of a lane follow its order, and nothing after an unresolved write is applied. */
function urutLane({ jurnal }: Dunia, berlaku: readonly Berlaku[]): void {
  const place = new Map(berlaku.map(({ id, urut, kali }) => [id, kali === 0 ? null : urut]));
  for (const { perangkat, lane, urutan } of jurnal.lanes) {
    const open = urutan.filter((opId) => jurnal.semua.get(opId)!.nasib === null);
    const places = open.map((opId) => place.get(opId)).filter((at) => typeof at === 'number');
    expect(places, `[I2] effects of ${lane} from ${perangkat} are out of order`).toEqual(
      places.toSorted((a, b) => a - b),
    );
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

/**
 * [I11] Right before each decision the record was exactly what its author had seen: of the acts that made its revisions,
 * those they had before them and no other. An own write they counted on must be among them.
 */
function putusanDilihat({ jurnal }: Dunia, berlaku: readonly Berlaku[], revisi: readonly Revisi[]): void {
  const perRekaman = Map.groupBy(revisi, ({ record }) => record);
  for (const [record, semua] of perRekaman)
    expect(
      semua.map(({ rev }) => rev),
      `the revisions of ${record} do not follow each other`,
    ).toEqual(semua.map((_, at) => semua[0]!.rev + at));
  for (const { id } of berlaku) {
    const entry = jurnal.semua.get(id)!;
    for (const [record, seen] of yangDilihat(entry, perRekaman, jurnal)) {
      const acts = perubahanDari(perRekaman, record).map(({ operasiId }) => operasiId);
      const at = acts.indexOf(id);
      // What changed nothing on it decided nothing about it; a letter moves with the last word on it (periksa-surat.ts).
      if (at < 0 && (entry.call === kembalikan || entry.call === putuskanSurat)) continue;
      expect(
        acts.slice(0, at),
        `[I11] ${entry.call} ${id} landed on a record its author had not seen so`,
      ).toEqual(seen);
    }
  }
}

type PerRekaman = ReadonlyMap<string, readonly Revisi[]>;
/** The acts on a record in their order; who saw it at all has seen what made it. */
const perubahanDari = (perRekaman: PerRekaman, record: string): readonly Revisi[] =>
  (perRekaman.get(record) ?? []).filter(({ rev }) => rev > 1);

/** The records a decision was on, each with the acts on it that its author had seen. */
function yangDilihat(entry: Catatan, perRekaman: PerRekaman, jurnal: Jurnal): [string, string[]][] {
  const { lane, dilihat, baseRev, after, call, body } = entry;
  const { jenis, id: record } = isiLane(lane);
  if (!dilihat) return [];
  const sampaiRev = (satu: string, rev: string, own: readonly string[]): [string, string[]] => {
    const known = perubahanDari(perRekaman, satu).filter((one) => one.rev <= Number(rev));
    return [satu, [...new Set([...known.map(({ operasiId }) => operasiId), ...own])]];
  };
  if (call === kembalikan) {
    const rows = body['pengembalian'] as { uuid: string; rev: string }[];
    return rows.map(({ uuid, rev }) => {
      const acts = new Set(perubahanDari(perRekaman, uuid).map(({ operasiId }) => operasiId));
      return sampaiRev(
        uuid,
        rev,
        after.filter((one) => acts.has(one)),
      );
    });
  }
  const own = (one: string) => one !== record && jurnal.semua.get(one)?.lane === lane;
  // An addition has no history of its own: its revision tells what was seen.
  if (jenis === 'penambahan') return [sampaiRev(record, baseRev!, after.filter(own))];
  const known = new Set(perubahanDari(perRekaman, record).map(({ operasiId }) => operasiId));
  // Own approvals before the last are in the history of a letter, but make no revision of it.
  if (jenis === 'surat') return [[record, dilihat.filter((one) => known.has(one))]];
  // Returned tools are in the lane of the research, but no part of what it is decided on.
  const counts = (one: string) => own(one) && jurnal.semua.get(one)!.call !== kembalikan;
  return [[record, dilihat.filter((one) => known.has(one) || counts(one))]];
}

/**
 * [I2] What closes a record took effect after everything it waited for, or what took its place, unless that was dropped
 * (GAP-130).
 */
function setelahYangDitunggu({ jurnal }: Dunia, berlaku: readonly Berlaku[]): void {
  const place = new Map(berlaku.map(({ id, urut }) => [id, urut]));
  const terakhir = (opId: string): Catatan => {
    const { pengganti } = jurnal.semua.get(opId)!;
    return pengganti === null ? jurnal.semua.get(opId)! : terakhir(pengganti);
  };
  for (const { id, urut } of berlaku)
    for (const name of jurnal.semua.get(id)?.dependsOn ?? []) {
      const { opId, nasib, call } = terakhir(name);
      if (nasib === 'dibuang') continue;
      expect(
        place.get(opId) ?? Infinity,
        `[I2] ${id} took effect before the ${call} ${opId} that it waited for`,
      ).toBeLessThan(urut);
    }
}

/** [I2] And it left its device after them, never beside one: the server holds back within a lane only. */
function berangkatTerakhir({ jurnal, perangkat }: Dunia): void {
  for (const { jaringan } of perangkat) {
    const first = new Map<string, number>();
    const last = new Map<string, number>();
    for (const [at, { ops }] of jaringan.lalu.entries())
      for (const { id } of ops) {
        if (!first.has(id)) first.set(id, at);
        last.set(id, at);
      }
    for (const [id, at] of first)
      for (const name of jurnal.semua.get(id)?.dependsOn ?? [])
        expect(last.get(name) ?? -1, `[I2] ${id} left without waiting for ${name}`).toBeLessThan(at);
  }
}

/** What was confirmed on this device and has had no effect yet; its author has not given it up. */
const terutang = ({ jurnal }: Dunia, tab: Tab, applied: ReadonlySet<string>): Catatan[] =>
  jurnal
    .milik(tab.perangkat.nama, tab.orang.uuid)
    .filter(({ opId, nasib }) => nasib === null && !applied.has(opId));

/** What a device owes its person at every moment. */
function periksaAntrean(dunia: Dunia, tab: Tab, { rows, berkas }: IsiTab, berlaku: readonly Berlaku[]): void {
  const byId = new Map(rows.map((row) => [row.opId, row]));
  const owed = terutang(dunia, tab, new Set(berlaku.map(({ id }) => id)));
  for (const { opId, call } of owed) {
    const row = byId.get(opId);
    expect(
      row?.state,
      `[I1] the confirmed ${call} ${opId} is neither applied nor on the device`,
    ).toBeDefined();
    expect(
      ['terkirim', 'dibuang'],
      `[I1] ${opId} is shown as ${row!.state} although it never took effect`,
    ).not.toContain(row!.state);
    for (const { sha256, name } of row!.files ?? [])
      expect(berkas.has(sha256), `[I1] the device has lost the file ${name} of ${call} ${opId}`).toBe(true);
  }
  const terpercaya = rows.filter(({ error }) => error?.info === kataAsing);
  expect(terpercaya, '[I16] a write was judged by something on the way').toEqual([]);
  const badge = hitungAntrean(rows, [], tab.engine.now());
  expect(
    badge.menunggu + badge.keputusan,
    `[I14] the badge says all is sent, yet ${owed.length} are not acknowledged`,
  ).toBeGreaterThanOrEqual(owed.length);
}

/**
 * After everything healed and drained there is no third outcome; with `putus` nothing needs anybody any more. Gives what
 * took effect.
 */
export async function periksaAkhir(dunia: Dunia, putus = false): Promise<Berlaku[]> {
  // Of everybody who worked on a device, not only of who has it in hand.
  const isi = new Map<Tab, IsiTab>();
  for (const perangkat of dunia.perangkat) {
    for (const orang of perangkat.orangnya()) {
      const tab = await perangkat.masuk(orang);
      const satu = await isiTab(tab);
      await berkasUtuh(tab, satu);
      isi.set(tab, satu);
    }
  }
  const berlaku = await periksaIsi(dunia, isi);
  const applied = new Set(berlaku.map(({ id }) => id));
  await periksaPenggunaan(dunia, berlaku);
  await periksaSurat(dunia, berlaku);
  await periksaFoto(dunia, berlaku);
  await periksaKabar(dunia, berlaku);
  const lembar = await periksaLembar(dunia, berlaku);
  const remote = new MenurutServer(dunia);
  for (const [tab, satu] of isi) {
    const rows = satu.rows.filter((row) => row.state !== 'dibuang');
    const jalan = berjalan(
      rows,
      rows.map(({ lane }) => lane),
    );
    for (const row of rows) {
      expect(
        jalan.includes(row),
        `[I7] ${row.label} (${row.state}) stands though nothing that it comes after needs a person`,
      ).toBe(false);
      expect(
        applied.has(row.opId),
        `[I1] ${row.label} took effect and still stands in the outbox as ${row.state}`,
      ).toBe(false);
    }
    for (const entry of dunia.jurnal.milik(tab.perangkat.nama, tab.orang.uuid))
      if (applied.has(entry.opId)) sudahTerbawa(tab, satu, entry);
    if (!putus) continue;
    expect(rows, `[I7] these still wait though nobody was asked about them`).toEqual([]);
    samaDenganServer(tab, satu, await remote.untuk(tab));
    samaLembar(satu, lembar);
  }
  return berlaku;
}
