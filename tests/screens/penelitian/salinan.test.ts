import { describe, expect, it } from 'vitest';
import { kunciBarang } from '#domain/barang/schema.ts';
import { DaftarPenelitianBody } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { bodyDari, penelitianKeliru } from '#features/penelitian/pendaftaran/isian.ts';
import { salinPenelitian } from '#features/penelitian/pendaftaran/salinan.ts';
import { alat, bahan, penelitian } from '#tests/support/contoh/penelitian.ts';
import { berkas } from '#tests/support/contoh/pengujian.ts';

const pdf = (name: string) => ({ ...berkas(), mime: 'application/pdf', name });
const persetujuan = pdf('persetujuan.pdf');
const sertifikat = pdf('sertifikat.pdf');
const barang = new Map([alat(), bahan()].map((satu) => [kunciBarang(satu), satu]));
const kini = {
  acuan: new Set(['laboratorium:7', 'dosen:976130205', 'peta-penelitian:3']),
  berkas: new Set([persetujuan.sha256, sertifikat.sha256]),
  barang,
  hariIni: '2026-11-20',
};
const pokok = { internal: true, kdProgramStudi: 613 };
const begun = new Date('2026-11-20T03:00:00.000Z');

const ditolak = (over: Partial<Penelitian> = {}): Penelitian =>
  penelitian(5, {
    judul: 'Antioksidan daun kelor',
    judulPayung: 'Obat herbal',
    keteranganJenisPenelitian: 'Skripsi',
    nikDosen: '976130205',
    namaDosen: 'Dr. apt. Ahmad Fauzi, M.Si.',
    idJenisPembiayaan: 2,
    nikDosenPembiayaan: '976130205',
    namaDosenPembiayaan: 'Dr. apt. Ahmad Fauzi, M.Si.',
    map: { id: 3, petaPenelitian: 'Bahan alam' },
    tglMulai: '2026-11-21',
    tglSelesai: '2026-12-20',
    jamMulai: '08:00',
    jamSelesai: '10:00',
    researchLabTool: [{ tool: { id: 11, kdAlat: 'A-011', namaAlat: 'Gelas ukur' } }],
    researchLabItem: [{ item: { id: 21, kdBahan: 'B-021', namaBahan: 'Metanol' } }],
    filePersetujuanDosen: persetujuan,
    fileSertifikatPelatihan: sertifikat,
    ...over,
  });

describe('a research registered again', () => {
  it('holds everything the rejected one held, as a new one that can be sent as it stands', () => {
    const data = ditolak();
    const isian = salinPenelitian(data, kini);
    const { url: _, ...surat } = persetujuan;
    expect(isian).toMatchObject({
      langkah: 'Penelitian',
      judul: 'Antioksidan daun kelor',
      judulPayung: 'Obat herbal',
      keteranganJenisPenelitian: 'Skripsi',
      nikDosen: '976130205',
      idJenisPembiayaan: 2,
      nikDosenPembiayaan: '976130205',
      idPetaPenelitian: 3,
      rencanaPenggunaan: [
        {
          idLaboratorium: 7,
          tglMulai: '2026-11-21',
          tglSelesai: '2026-12-20',
          jamMulai: '08:00',
          jamSelesai: '10:00',
          alat: [11],
          bahan: [21],
          instrumen: [],
        },
      ],
      filePersetujuanDosen: surat,
      tidakTersalin: [],
    });
    const body = bodyDari(isian, pokok);
    expect(DaftarPenelitianBody.safeParse(body).success).toBe(true);
    expect(penelitianKeliru(isian, pokok, begun)).toEqual({});
    expect(JSON.stringify(body)).not.toContain(data.uuid);
    expect(body).not.toHaveProperty('baseRev');
  });

  it('leaves empty what is not to be had any more, and names it', () => {
    const isian = salinPenelitian(ditolak({ tglMulai: '2026-11-19' }), {
      ...kini,
      acuan: new Set(['laboratorium:7']),
      berkas: new Set([sertifikat.sha256]),
      // It has gone to another laboratory meanwhile.
      barang: new Map([alat(), bahan({ idLaboratorium: 8 })].map((satu) => [kunciBarang(satu), satu])),
    });
    expect(isian).toMatchObject({
      nikDosen: '',
      namaDosen: '',
      nikDosenPembiayaan: '',
      idPetaPenelitian: null,
      rencanaPenggunaan: [{ tglMulai: '', tglSelesai: '2026-12-20', alat: [11], bahan: [] }],
      filePersetujuanDosen: null,
      fileSertifikatPelatihan: { name: 'sertifikat.pdf' },
    });
    expect(isian.tidakTersalin).toEqual([
      'Dosen pembimbing: Dr. apt. Ahmad Fauzi, M.Si. tidak lagi dapat dipilih',
      'Dosen yang membiayai: Dr. apt. Ahmad Fauzi, M.Si. tidak lagi dapat dipilih',
      'Peta penelitian: Bahan alam tidak lagi dapat dipilih',
      'Tanggal mulai: 19 November 2026 sudah lewat',
      'Bahan: Metanol tidak lagi tersedia',
      'Surat persetujuan dosen: file persetujuan.pdf tidak ada di perangkat ini',
    ]);
    // All of it is asked for again, but for the materials, which a plan may do without.
    expect(Object.keys(penelitianKeliru(isian, pokok, begun)).toSorted()).toEqual(
      [
        'filePersetujuanDosen',
        'idPetaPenelitian',
        'nikDosen',
        'nikDosenPembiayaan',
        'rencanaPenggunaan[0][tglMulai]',
      ].toSorted(),
    );
  });

  it('of a laboratory that cannot be chosen any more has none, and nothing of it', () => {
    const { rencanaPenggunaan, tidakTersalin } = salinPenelitian(ditolak(), { ...kini, acuan: new Set() });
    expect(rencanaPenggunaan).toMatchObject([
      { idLaboratorium: null, alat: [], bahan: [], tglMulai: '2026-11-21' },
    ]);
    expect(tidakTersalin).toContain('Laboratorium: LPOMK tidak lagi dapat dipilih');
    expect(tidakTersalin).toContain('Alat: Gelas ukur tidak lagi tersedia');
  });

  it.each([
    [null, 'Dr. Sari'],
    ['0', null],
    ['999', 'Dr. Sari'],
  ])('[CONST-08] keeps a lecturer who was never on the list (%s)', (nikDosen, namaDosen) => {
    const isian = salinPenelitian(ditolak({ nikDosen, namaDosen }), kini);
    expect(isian).toMatchObject({ nikDosen: nikDosen ?? '', namaDosen: namaDosen ?? '', tidakTersalin: [] });
  });

  it('[REG-34] done elsewhere keeps its place and its days', () => {
    const isian = salinPenelitian(
      ditolak({
        researchType: { kdJenisPenelitian: 2, jenisPenelitian: 'Penelitian di luar laboratorium' },
        tempatPenelitian: 'Puskesmas Ngaliyan',
        lab: { id: 8, kdLaboratorium: 'NL', namaLaboratorium: 'Non laboratorium' },
        researchLabTool: [],
        researchLabItem: [],
        filePersetujuanDosen: null,
        fileSertifikatPelatihan: null,
      }),
      kini,
    );
    expect(isian).toMatchObject({
      idJenisPenelitian: 2,
      tempatPenelitian: 'Puskesmas Ngaliyan',
      tglMulai: '2026-11-21',
      jamSelesai: '10:00',
      tidakTersalin: [],
    });
    expect(penelitianKeliru(isian, pokok, begun)).toEqual({});
  });
});
