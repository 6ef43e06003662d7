import { describe, expect, it } from 'vitest';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { cetakRingkasanPenelitian } from '#pdf/ringkasan-penelitian.ts';
import { penelitian } from '#tests/offline/contoh-penelitian.ts';
import { bacaTeks } from './baca.ts';
import { bacaQr } from './baca-qr.ts';
import { kop } from './contoh.ts';

const alamat = 'https://mejalab.kampus.example/pendaftaran/detail?uuid=0197a2f0-5c1e-7b3a-9d24-000000000007';
const alamatDaftar = 'https://mejalab.kampus.example/pendaftaran';
const cetak = (over: Partial<Penelitian> = {}) =>
  cetakRingkasanPenelitian({ kop, penelitian: contoh(over), alamat, alamatDaftar });

const contoh = (over: Partial<Penelitian>): Penelitian => ({
  ...penelitian(),
  nomor: 'P-2611-0012',
  judul: 'Aktivitas antioksidan ekstrak daun kelor',
  namaDosen: 'Dr. apt. Ahmad Fauzi, M.Si.',
  tglMulai: '2026-11-21',
  tglSelesai: '2026-12-04',
  jamMulai: '08:00',
  jamSelesai: '12:00',
  researchLabTool: [{ tool: { id: 1, kdAlat: 'A-011', namaAlat: 'Gelas ukur 100 mL' } }],
  researchLabItem: [{ item: { id: 2, kdBahan: 'B-021', namaBahan: 'Metanol' } }],
  ...over,
});

describe('[GAP-60, REG-10] summary of a registration of research', () => {
  it('says who registered what, where, when and with what', async () => {
    const teks = await bacaTeks(cetak().bytes);
    for (const satu of [
      'Ringkasan pendaftaran penelitian',
      'Nomor: P-2611-0012',
      'Aktivitas antioksidan ekstrak daun kelor',
      'Dr. apt. Ahmad Fauzi, M.Si.',
      '21 November 2026',
      '4 Desember 2026',
      '08:00 – 12:00 WIB',
      '1 Alat A-011 Gelas ukur 100 mL',
      '2 Bahan B-021 Metanol',
    ])
      expect(teks).toContain(satu);
  });

  it('names the place of research done elsewhere, and no things', async () => {
    const teks = await bacaTeks(
      cetak({
        researchType: { kdJenisPenelitian: 2, jenisPenelitian: 'Penelitian di luar laboratorium' },
        tempatPenelitian: 'Puskesmas Contoh',
        researchLabTool: [],
        researchLabItem: [],
      }).bytes,
    );
    expect(teks).toContain('Tempat penelitian');
    expect(teks).toContain('Puskesmas Contoh');
    expect(teks).not.toContain('Yang akan dipakai');
  });

  it('[REG-50, REG-53] has the map only where one is asked for, and a source only where it is not the registrant', async () => {
    const biasa = await bacaTeks(cetak().bytes);
    expect(biasa).not.toContain('Peta penelitian');
    expect(biasa).not.toContain('Sumber dana');
    const { user } = contoh({});
    const teks = await bacaTeks(
      cetak({
        user: { ...user, kdProgramStudi: 613 },
        map: { id: 3, petaPenelitian: 'Analisis farmasi' },
        paymentType: { kdJenisPembiayaan: 3, jenisPembiayaan: 'Lainnya' },
        namaPembiayaan: 'Hibah dikti',
      }).bytes,
    );
    expect(teks).toContain('Analisis farmasi');
    expect(teks).toContain('Hibah dikti');
  });

  it('leads back to its record by its code or by its number, and has a file named by it', async () => {
    const { bytes, namaFile } = cetak();
    expect(await bacaQr(bytes)).toBe(alamat);
    expect(await bacaTeks(bytes)).toContain(`Atau buka ${alamatDaftar} dan cari nomor P-2611-0012.`);
    expect(namaFile).toBe('Ringkasan pendaftaran P-2611-0012.pdf');
    expect(await bacaTeks(cetak({ nomor: null }).bytes)).toContain('Nomor menyusul');
  });
});
