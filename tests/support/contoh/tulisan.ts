import { v7 as uuidv7 } from 'uuid';
import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { fromWire, toWire } from '#domain/core/wire.ts';
import { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';

/** A write as the outbox gives it back: through its wire form. */
export const tulisan = (
  endpoint: object,
  body: object,
  over: Partial<TulisanTertunda> = {},
): TulisanTertunda => ({
  opId: uuidv7(),
  call: callName(endpoint as AnyEndpoint),
  body: fromWire(JSON.parse(JSON.stringify(toWire(body)))) as Record<string, unknown>,
  dibuatPada: '2026-11-21T03:00:00.000Z',
  ...over,
});

/** Somebody of this role, an officer of laboratory 7. */
export const orang = (role: Actor['role'], over: Partial<Actor> = {}): Actor => ({
  uuid: `orang-${role}`,
  nama: role,
  email: `${role}@kampus.example`,
  role,
  laboratorium: [7],
  ...over,
});

/** A proof of payment of this invoice. */
export const bayar = (uuid: string): TulisanTertunda =>
  tulisan(pembayaranPenelitianApi.bayar, {
    uuid,
    noInvoice: '0001',
    tglBayar: '2026-11-21',
    noRekening: '12345',
    namaBank: 'BNI',
    namaPemilikRekening: 'Rina',
    fileBuktiPembayaran: { sha256: 'a'.repeat(64), name: 'bukti.pdf' },
  });
