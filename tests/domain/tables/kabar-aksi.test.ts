import { describe, expect, test } from 'vitest';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import type { AnyWorkflow } from '#domain/core/workflow.ts';
import { kabarPemilik } from '#domain/tables/kabar-aksi.ts';
import { versiWorkflow } from '#domain/lembar-kerja/versi-workflow.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';

const semua = [
  akunWorkflow,
  analisisWorkflow,
  invoiceWorkflow,
  penambahanWorkflow,
  penelitianWorkflow,
  pengembalianWorkflow,
  pengujianWorkflow,
  suratWorkflow,
  versiWorkflow,
] as readonly AnyWorkflow[];

const aksi = semua.flatMap((workflow) =>
  Object.keys(workflow.actions).map((nama) => [workflow.name, nama, Object.keys(workflow.states)] as const),
);

describe('[BEYOND-33] what the owner is told of an act', () => {
  test.each(aksi)(
    '%s, %s: a whole sentence without a name, a sum or a number, or nothing',
    (alur, nama, states) => {
      const kalimat = states.map((ke) => kabarPemilik(alur, nama, ke)).filter((satu) => satu !== null);
      expect(kalimat.filter((satu) => !/^[A-Z][^\d]*\.$/.test(satu))).toEqual([]);
    },
  );

  test('is declared: an act that nobody thought of is a fault of ours', () => {
    expect(() => kabarPemilik('Pengujian', 'takada', 'diajukan')).toThrow('not declared');
  });

  test('may depend on where the act led', () => {
    expect(kabarPemilik('Surat', 'setujuiLaboran', 'diajukan')).toBeNull();
    expect(kabarPemilik('Surat', 'setujuiLaboran', 'disetujui')).toBe(
      'Surat bebas lab sudah terbit dan dapat dicetak.',
    );
  });
});
