import { describe, expect, it } from 'vitest';
import { statusPenelitian } from '#domain/penelitian/rules.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { barisPenelitian } from '#features/penelitian/baris.tsx';
import { sekarang } from '#features/penelitian/pendaftaran/sekarang.ts';
import {
  invoicePenelitian,
  penambahan,
  penelitian,
  tagihan,
  uang,
} from '#tests/support/contoh/penelitian.ts';

const tampil = (data: Penelitian) => ({ data, rev: data.rev, tertunda: [], keputusan: [], hilang: false });
const riwayat = (...kode: number[]): Penelitian['history'] =>
  kode.map((satu, ke) => ({
    uuid: `0195c000-0000-7000-8000-00000000000${ke}`,
    createdAt: '2026-11-20T03:00:00.000Z',
    statusSubmission: statusPenelitian(satu),
    catatan: satu === 5 ? 'Laboratorium sedang diperbaiki.' : null,
    user: null,
  }));
describe('what the registrant of a research must do now', () => {
  const kini = (data: Penelitian) => sekarang(tampil(data));
  const dibayar = penambahan(12);
  const belumLunas = (over = {}) =>
    uang([tagihan(dibayar, 1)], [invoicePenelitian({ totalTagihan: 25_000, ...over })]);

  it('reads why it was refused, or whom to ask where nobody wrote it', () => {
    const ditolak = (...history: Penelitian['history']) => kini(penelitian(5, { history }))?.isi;
    const [alasan] = riwayat(5);
    expect(ditolak(alasan!)).toBe('Laboratorium sedang diperbaiki.');
    expect(ditolak({ ...alasan!, catatan: null })).toContain('Tanyakan kepada laboratorium');
  });

  it('nothing while others decide', () => {
    expect(kini(penelitian(1))).toBeNull();
    expect(kini(penelitian(2))).toBeNull();
    expect(kini(penelitian(10, { penambahan: [penambahan(10)] }))).toMatchObject({ menunggu: true });
    expect(kini(penelitian(7))).toMatchObject({ menunggu: true });
  });

  it('use the laboratory once it is granted, and say when that is over', () => {
    const boleh = { flagDapatMengajukanPenggunaan: true };
    const data = penelitian(3, boleh);
    expect(kini(data)?.tombol).toEqual({
      label: 'Tambah penggunaan',
      to: `/pendaftaran/edit?uuid=${data.uuid}`,
    });
    const selesai = penelitian(4, { ...boleh, flagDapatMengajukanSelesai: true });
    expect(kini(selesai)?.tombol?.label).toBe('Tambah atau selesaikan');
  });

  it('mend an addition first, in the words of who sent it back', () => {
    const data = penelitian(11, {
      penambahan: [penambahan(11, { catatan: 'Jumlah tidak sesuai.' }), dibayar],
      pembayaran: belumLunas(),
    });
    expect(kini(data)).toMatchObject({
      judul: 'Penambahan perlu diperbaiki',
      isi: 'Jumlah tidak sesuai.',
      tombol: { label: 'Perbaiki penambahan', to: `/pendaftaran/edit?uuid=${data.uuid}` },
    });
  });

  it('make an invoice of what is billed, then pay it', () => {
    const ditagih = penelitian(12, { penambahan: [dibayar], pembayaran: uang([tagihan(dibayar)]) });
    expect(kini(ditagih)?.tombol).toEqual({
      label: 'Buat invoice',
      to: `/pembayaran/detail?uuid=${ditagih.uuid}`,
    });
    const bayar = penelitian(12, { penambahan: [dibayar], pembayaran: belumLunas() });
    expect(kini(bayar)?.judul).toMatch(/^Bayar invoice sebesar Rp\s25\.000$/);
    expect(kini(bayar)?.tombol?.label).toBe('Bayar');
  });

  it('register again where it ended, and read why', () => {
    const data = penelitian(5, { history: riwayat(1, 5) });
    expect(kini(data)).toMatchObject({
      isi: 'Laboratorium sedang diperbaiki.',
      tombol: { label: 'Daftar lagi', to: `/pendaftaran/tambah?jenis=penelitian&dari=${data.uuid}` },
    });
  });
});

describe('a research in the list of its registrant', () => {
  const link = { to: '/pendaftaran/detail', onOpen: () => undefined };
  const aksi = (data: Penelitian) => {
    const props = { tampilan: tampil(data), link, role: 'Pendaftar' as const };
    const semua = [barisPenelitian.Dahulu, barisPenelitian.Kemudian].map((satu) =>
      (satu as (isi: typeof props) => { props: { label: string; to: string } } | null)(props),
    );
    return semua.flatMap((satu) => (satu ? [`${satu.props.label} ${satu.props.to}`] : []));
  };

  it('[REG-08, CONF-18] leads to its usage exactly where its flag says so', () => {
    for (const kode of [3, 4, 10, 11, 12]) {
      const data = penelitian(kode, { flagDapatMengajukanPenggunaan: true });
      expect(aksi(data)).toEqual([`Penggunaan /pendaftaran/edit?uuid=${data.uuid}`]);
      expect(aksi({ ...data, flagDapatMengajukanPenggunaan: false })).toEqual([]);
    }
  });

  it('leads to its payment while one is due', () => {
    const satu = penambahan(12);
    const data = penelitian(12, { penambahan: [satu], pembayaran: uang([tagihan(satu)]) });
    expect(aksi(data)).toEqual([`Buat invoice /pembayaran/detail?uuid=${data.uuid}`]);
  });
});
