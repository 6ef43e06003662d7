import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callName, mayCall, type AnyEndpoint } from '#domain/core/endpoint.ts';
import { roleList, type Actor } from '#domain/core/roles.ts';
import { fromWire, wireField } from '#domain/core/wire.ts';
import { versiKontrak } from '#domain/sync/batas.ts';
import type { HasilOperasi } from '#domain/sync/endpoints.ts';
import { akun } from '#tests/support/akun.ts';
import { laboran, risetUji } from '#tests/support/penelitian.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { contoh, type Contoh } from './contoh.ts';
import { perPeran, sekali, yangBoleh } from './panggilan.ts';

/** Every act that a call can come to be, made from what is declared: as whom, with which words, and what it asks for. */
let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

type Isi = Record<string, unknown>;
type Op = { call: string; body: Isi; v?: number };
async function push(as: string, ...ops: Op[]): Promise<string[]> {
  const { data } = await uji.request<{ results: HasilOperasi[] }>('POST', '/api/sync/push', {
    as,
    headers: { 'x-acting-user': akun(as).uuid },
    body: {
      device: { id: uuidv7(), app_version: 'uji', waiting: ops.length, oldest_at: null },
      ops: ops.map((op) => ({
        id: uuidv7(),
        v: versiKontrak,
        captured_at: uji.jam.now().toISOString(),
        clock_offset_ms: 0,
        ...op,
      })),
    },
  });
  return data.results.map(({ status, code }) => `${status} ${code}`);
}

/** What a call is sent with to be one act and then another: its example with each of these instead. */
const pilihan: Record<string, Isi[]> = {
  'PUT officer': [{ flag_persetujuan: null }, { flag_persetujuan: 1 }, { flag_persetujuan: 2 }],
  'POST test-analysis/report': ['progres', 'akhir', 'review'].map((jenis_laporan) => ({ jenis_laporan })),
  'PUT test-analysis/verification-done': [{ flag_disetujui: 0 }, { flag_disetujui: 1 }],
  'POST test/verification': [
    { flag_persetujuan: 0 },
    { flag_persetujuan: 1 },
    { flag_persetujuan: 2, id_user_verifikasi_kalab: akun(perPeran.Kalab).uuid },
  ],
  'PUT test-payment/invoice/verification': [{ flag_verifikasi: 1 }, { flag_verifikasi: 0 }],
  'POST research-payment/invoice/verification': [{ flag_verifikasi: 1 }, { flag_verifikasi: 0 }],
  'PUT test-report/request-document': [
    { flag_request_dokumen_tambahan: 0 },
    { flag_request_dokumen_tambahan: 1 },
  ],
  'POST research/verification': [{ flag_persetujuan: 1 }, { flag_persetujuan: 2 }],
  'PUT research-usage': [{}, { penggunaan: [] }],
  'POST research-usage/verification': [{ flag_persetujuan: 1 }, { flag_persetujuan: 2 }],
  'POST submission-lab-free/verification': [
    { flag_persetujuan: 1, id_laboratorium: null },
    { flag_persetujuan: 2, id_laboratorium: null },
  ],
};

/** What only the record tells: the act its call is by then, as whom and on what. */
const menurutRekaman: Record<string, ((uji: ServerUji) => Promise<Contoh>) | null> = {
  kembalikanPermintaan: async (server) => ({
    as: laboran,
    body: { uuid_penelitian: (await risetUji(server).sampai(7)).uuid, flag_persetujuan: 2 },
  }),
  // Their call is live, whichever of its acts it is.
  perbaikiLhu: null,
  ubahPenugasan: null,
};

/** The calls that carry acts, also under the name of a call that becomes one of them. */
const membawa = sekali.flatMap(([name, endpoint]): { name: string; endpoint: AnyEndpoint }[] => [
  ...(endpoint.carries ? [{ name, endpoint }] : []),
  ...(endpoint.variant ? [{ name, endpoint: endpoint.variant.of }] : []),
]);
const tindakan = membawa.flatMap(({ name, endpoint }) =>
  endpoint.carries!.actions.map((aksi) => ({ name, aksi, endpoint })),
);

/** As whom and with which words a call is this act, as far as its body and its person tell. */
function sebagai(endpoint: AnyEndpoint, aksi: string, { body }: Contoh): Contoh | undefined {
  const { workflow } = endpoint.carries!;
  const siapa = roleList.filter(
    (role) => mayCall(endpoint, role) && workflow.actions[aksi]!.roles.includes(role),
  );
  return siapa
    .flatMap((role) =>
      (pilihan[callName(endpoint)] ?? [{}]).map((lain) => ({
        as: perPeran[role],
        actor: { ...akun(perPeran[role]), role } as unknown as Actor,
        body: { ...body, base_rev: null, ...lain } as Isi,
      })),
    )
    .find(({ actor, body: isi }) => {
      const read = endpoint.body!.safeParse(fromWire(isi));
      return read.success && endpoint.carries!.select(read.data as never, actor) === aksi;
    });
}

const tuntutan = ['422 NOT_QUEUEABLE', '422 BASE_REV_REQUIRED'] as const;
/** What this act is asked for that its write does not have; whatever else becomes of it. */
const diminta = ({ carries }: AnyEndpoint, aksi: string): (typeof tuntutan)[number] | undefined => {
  const { offline, revision } = carries!.workflow.actions[aksi]!;
  if (offline === 'live') return tuntutan[0];
  return revision ? tuntutan[1] : undefined;
};

describe('[GAP-68, GAP-99] out of an outbox every act is asked for what it asks, whatever call it came by', () => {
  test.each(tindakan.map((satu) => [`${satu.name}: ${satu.aksi}`, satu] as const))(
    '%s',
    async (_judul, { name, endpoint, aksi }) => {
      const buat = contoh[callName(endpoint)]!;
      const siap =
        aksi in menurutRekaman ? await menurutRekaman[aksi]?.(uji) : sebagai(endpoint, aksi, await buat(uji));
      const { as, body } = siap ?? (await buat(uji));
      expect(siap !== undefined || aksi in menurutRekaman).toBe(true);
      const [hasil] = await push(as, { call: name, body: body! });
      expect(tuntutan.find((satu) => satu === hasil)).toBe(diminta(endpoint, aksi));
    },
  );
});

describe('[GAP-99] the lane of a write is the record it changes, whatever call it is', () => {
  type Penulis = { name: string; endpoint: AnyEndpoint; field: string };
  /** Everything that writes on records of a kind: by the field that names them, or that names what it makes. */
  const penulis = sekali.flatMap(([name, endpoint]): Penulis[] =>
    [endpoint, ...(endpoint.variant ? [endpoint.variant.of] : [])].flatMap((satu) => {
      const fields = [satu.record?.field ?? (satu.record ? 'uuid' : [])].flat();
      const { shape = {} } = satu.body as { shape?: object };
      return fields.filter((field) => field in shape).map((field) => ({ name, endpoint: satu, field }));
    }),
  );
  const perLane = [...Map.groupBy(penulis, ({ endpoint }) => endpoint.record!.lane)];
  const isi = ({ endpoint, field }: Penulis, uuid: string): Isi => ({
    [wireField([field])]: uuid,
    // Else it would be a change of that one.
    ...(endpoint.variant ? { uuid_penelitian: uuidv7() } : {}),
  });

  test.each(perLane)('%s', async (_lane, semua) => {
    for (const dahulu of semua) {
      const uuid = uuidv7();
      const macet = { call: dahulu.name, body: isi(dahulu, uuid), v: versiKontrak + 1 };
      const tulisan = (pada: string) => semua.map((satu) => ({ call: satu.name, body: isi(satu, pada) }));
      const as = yangBoleh(dahulu.endpoint);
      const [pertama, ...lain] = await push(as, macet, ...tulisan(uuid), ...tulisan(uuid.toUpperCase()));
      expect(pertama).toBe('426 update');
      expect(new Set(lain)).toEqual(new Set(['424 held']));
      const [, ...padaLain] = await push(as, macet, ...tulisan(uuidv7()).slice(0, 1));
      expect(padaLain).not.toContain('424 held');
    }
  });
});
