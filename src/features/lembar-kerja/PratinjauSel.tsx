import type { ReactNode } from 'react';
import { Button, Table } from '@mantine/core';
import { sebutSel } from '#domain/lembar-kerja/kunci.ts';
import { tampilSel, type Isian } from '#domain/lembar-kerja/sel.ts';
import type { Blok } from '#domain/lembar-kerja/schema.ts';
import { Callout } from '#kit/text/Callout.tsx';
import type { RencanaTempel } from './tempel.ts';

type PratinjauSelProps = {
  blok: Blok;
  isian: Isian;
  rencana: RencanaTempel;
  onIsi: () => void;
  onClose: () => void;
  /** How it is laid down, to be changed. */
  children: ReactNode;
};

/** Cell by cell what would be filled, and with what; nothing is written before it is said so. */
export function PratinjauSel({ blok, isian, rencana, onIsi, onClose, children }: PratinjauSelProps) {
  const { sel, menimpa, sisa } = rencana;
  return (
    <div className="mj-tumpuk-4">
      {children}
      {menimpa.length > 0 ? (
        <Callout tone="menunggu" title={`${menimpa.length} sel sudah berisi nilai lain`}>
          Nilai lamanya tetap terbaca di riwayat sel.
        </Callout>
      ) : null}
      {sisa.length > 0 ? (
        <Callout tone="menunggu" title={`${sisa.length} nilai tidak punya tempat`}>
          Tidak diisikan: {sisa.slice(0, 10).join('; ')}
          {sisa.length > 10 ? ' …' : ''}
        </Callout>
      ) : null}
      {sel.length > 0 ? (
        <Table className="mj-tabel" fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Sel</Table.Th>
              <Table.Th>Sekarang</Table.Th>
              <Table.Th>Menjadi</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sel.map(({ kunci, nilai }) => (
              <Table.Tr key={kunci}>
                <Table.Td>{sebutSel(blok, kunci)}</Table.Td>
                <Table.Td className="mj-redup">{tampilSel(isian[kunci]?.nilai ?? '') || '-'}</Table.Td>
                <Table.Td className="mj-tebal">{tampilSel(nilai)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : (
        <p className="mj-redup">Belum ada sel yang akan diisi.</p>
      )}
      <div className="mj-jajar-3 mj-akhir">
        <Button variant="default" size="lg" onClick={onClose}>
          Batal
        </Button>
        <Button size="lg" disabled={sel.length === 0} onClick={onIsi}>
          Isi {sel.length} sel
        </Button>
      </div>
    </div>
  );
}
