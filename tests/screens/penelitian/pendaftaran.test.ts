import { describe, expect, it } from 'vitest';
import { toWire } from '#domain/core/wire.ts';
import { DaftarPenelitianBody } from '#domain/penelitian/endpoints.ts';
import { errorsOfIssues } from '#kit/field/field-errors.ts';
import { denganPembiayaan, pilihanPembiayaan } from '#features/pendaftaran/pembiayaan.ts';
import {
  berkasIsian,
  bodyDari,
  isianBaru,
  isianDariDraf,
  isianDariTulisan,
  labelIsian,
  langkahDari,
  penelitianKeliru,
  pindahLaboratorium,
  rencanaLagi,
  type IsianPenelitian,
  type PokokIsian,
} from '#features/penelitian/pendaftaran/isian.ts';
import { baris } from '#tests/screens/antrean/contoh.ts';

const begun = new Date('2026-11-20T03:00:00.000Z');
const kosong = 'Kolom tidak boleh kosong';
const internal: PokokIsian = { internal: true, kdProgramStudi: null };
const eksternal: PokokIsian = { internal: false, kdProgramStudi: null };
const pdf = (name: string, huruf: string) => ({
  sha256: huruf.repeat(64),
  name,
  size: 12,
  mime: 'application/pdf',
});

/** Everything that is asked of a student here for one laboratory. */
function terisi(): IsianPenelitian {
  const isian = isianBaru();
  const [satu] = isian.rencanaPenggunaan;
  return {
    ...isian,
    judul: 'Antioksidan daun kelor',
    nikDosen: '976130205',
    namaDosen: 'Dr. apt. Ahmad Fauzi, M.Si.',
    rencanaPenggunaan: [
      {
        ...satu!,
        idLaboratorium: 7,
        tglMulai: '2026-11-21',
        tglSelesai: '2026-12-04',
        alat: [11],
        bahan: [21],
      },
    ],
    filePersetujuanDosen: pdf('persetujuan.pdf', 'a'),
    fileSertifikatPelatihan: pdf('sertifikat.pdf', 'b'),
  };
}

/** What the form says is wrong: the call's schema and what it cannot know. */
function keliru(isian: IsianPenelitian, pokok = internal): Record<string, string> {
  const hasil = DaftarPenelitianBody.safeParse(bodyDari(isian, pokok));
  return {
    ...(hasil.success ? {} : errorsOfIssues(hasil.error.issues)),
    ...penelitianKeliru(isian, pokok, begun),
  };
}

describe('the form of registration for research', () => {
  it('[REG-22, REG-23, REG-25, REG-30, REG-36, REG-37, REG-38] says of an empty one everything that is missing, each by its name', () => {
    const isian = isianBaru();
    expect(keliru(isian)).toEqual({
      judul: kosong,
      nikDosen: kosong,
      'rencanaPenggunaan[0][idLaboratorium]': kosong,
      'rencanaPenggunaan[0][tglMulai]': kosong,
      'rencanaPenggunaan[0][tglSelesai]': kosong,
      filePersetujuanDosen: kosong,
      fileSertifikatPelatihan: kosong,
    });
    const label = labelIsian(isian, internal);
    expect(Object.keys(keliru(isian)).every((nama) => label[nama])).toBe(true);
    expect(keliru(terisi())).toEqual({});
  });

  it('[REG-20, REG-21, REG-37] asks who is from elsewhere for a name and a proposal, and lets only them pay', () => {
    const fields = Object.keys(keliru(isianBaru(), eksternal));
    expect(fields).toContain('namaDosen');
    expect(fields).toContain('fileProposal');
    expect(fields).not.toContain('nikDosen');
    expect(fields).not.toContain('filePersetujuanDosen');
    expect(pilihanPembiayaan(false).map(({ label }) => label)).toEqual(['Saya sendiri']);
    expect(pilihanPembiayaan(true).map(({ label }) => label)).toEqual([
      'Saya sendiri',
      'Dosen pembimbing',
      'Lainnya',
    ]);
    const isian = { ...terisi(), fileProposal: pdf('proposal.pdf', 'c') };
    expect(berkasIsian(isian, eksternal).map(({ name }) => name)).toEqual(['proposal.pdf', 'sertifikat.pdf']);
    expect(bodyDari(isian, eksternal)).not.toHaveProperty('filePersetujuanDosen');
  });

  it('[REG-24] asks for the theme of a programme that has one, and [REG-26] for the name of another lecturer', () => {
    const pokok = { internal: true, kdProgramStudi: 613 };
    const lain = { ...terisi(), nikDosen: '999', namaDosen: ' ' };
    expect(keliru(lain, pokok)).toEqual({ idPetaPenelitian: kosong, namaDosen: kosong });
    expect(keliru({ ...lain, namaDosen: 'Dr. Sari', idPetaPenelitian: 3 }, pokok)).toEqual({});
  });

  it('[REG-27, REG-28, REG-29, CONST-09] asks of who pays what that kind needs, and sends nothing else', () => {
    const isian = { ...terisi(), namaPembiayaan: 'Hibah', nikDosenPembiayaan: '976130205' };
    const dikirim = (idJenisPembiayaan: number) => {
      const { nikDosenPembiayaan, namaPembiayaan } = bodyDari({ ...isian, idJenisPembiayaan }, internal);
      return { nikDosenPembiayaan, namaPembiayaan };
    };
    expect(dikirim(1)).toEqual({ nikDosenPembiayaan: undefined, namaPembiayaan: undefined });
    expect(dikirim(2)).toEqual({ nikDosenPembiayaan: '976130205', namaPembiayaan: undefined });
    expect(dikirim(3)).toEqual({ nikDosenPembiayaan: undefined, namaPembiayaan: 'Hibah' });
    expect(keliru({ ...terisi(), idJenisPembiayaan: 3 })).toEqual({ namaPembiayaan: kosong });
  });

  it('a lecturer who pays is the one who supervises until another is chosen', () => {
    const dibiayai = (isian: IsianPenelitian) => denganPembiayaan(isian, 2, isian);
    expect(dibiayai(terisi())).toMatchObject({
      nikDosenPembiayaan: '976130205',
      namaDosenPembiayaan: 'Dr. apt. Ahmad Fauzi, M.Si.',
    });
    expect(dibiayai({ ...terisi(), nikDosenPembiayaan: '999' }).nikDosenPembiayaan).toBe('999');
    expect(dibiayai({ ...terisi(), nikDosen: '0' }).nikDosenPembiayaan).toBe('');
  });

  it('[REG-31, REG-32] refuses days and hours that do not follow each other, in the row they stand in', () => {
    const isian = terisi();
    const [satu] = isian.rencanaPenggunaan;
    const baru = { ...rencanaLagi(satu!), idLaboratorium: 8 };
    const dengan = (over: object) => keliru({ ...isian, rencanaPenggunaan: [satu!, { ...baru, ...over }] });
    expect(dengan({})).toEqual({});
    expect(dengan({ tglSelesai: '2026-11-20' })).toEqual({
      'rencanaPenggunaan[1][tglSelesai]': 'Tanggal selesai tidak boleh sebelum tanggal mulai',
    });
  });

  it('[REG-34, REG-39] asks research elsewhere for its place, and for no document', () => {
    const luar = { ...isianBaru(), judul: 'Survei', nikDosen: '0', idJenisPenelitian: 2 };
    expect(keliru(luar)).toEqual({ tempatPenelitian: kosong, tglMulai: kosong, tglSelesai: kosong });
    const lengkap = {
      ...luar,
      tempatPenelitian: 'Puskesmas',
      tglMulai: '2026-11-20',
      tglSelesai: '2026-11-20',
    };
    expect(keliru(lengkap)).toEqual({});
    // What was typed for a laboratory before is not sent.
    const berubah = { ...terisi(), ...lengkap };
    expect(berkasIsian(berubah, internal)).toEqual([]);
    expect(bodyDari(berubah, internal)).not.toHaveProperty('rencanaPenggunaan');
  });

  it('[REG-33, GAP-21] another laboratory takes over the days, not the things; a row that moves loses them too', () => {
    const [satu] = terisi().rencanaPenggunaan;
    const lagi = rencanaLagi(satu!);
    expect(lagi).toMatchObject({ idLaboratorium: null, tglMulai: '2026-11-21', alat: [], bahan: [] });
    expect(lagi.kunci).not.toBe(satu!.kunci);
    expect(pindahLaboratorium(satu!, 8)).toMatchObject({
      idLaboratorium: 8,
      alat: [],
      tglMulai: '2026-11-21',
    });
    const { rencanaPenggunaan } = bodyDari({ ...terisi(), rencanaPenggunaan: [satu!, lagi] }, internal);
    // The first makes the research that has the registration's own id.
    expect(rencanaPenggunaan!.map(({ uuid }) => uuid)).toEqual([undefined, lagi.kunci]);
  });

  it('[CONF-54] a refused registration comes back with everything that was typed', () => {
    const isian = terisi();
    const lagi = { ...rencanaLagi(isian.rencanaPenggunaan[0]!), idLaboratorium: 8, instrumen: [3] };
    const dua = { ...isian, rencanaPenggunaan: [...isian.rencanaPenggunaan, lagi] };
    const files = berkasIsian(dua, internal).map((file) => ({ ...file, field: '', terunggah: true }));
    const body = toWire(DaftarPenelitianBody.parse(bodyDari(dua, internal))) as Record<string, unknown>;
    const kembali = isianDariTulisan(baris({ call: 'POST research', state: 'ditolak', body, files }));
    expect(bodyDari(kembali, internal)).toEqual(bodyDari(dua, internal));
    expect(kembali.filePersetujuanDosen).toEqual(isian.filePersetujuanDosen);
    expect(kembali.langkah).toBe('Penelitian');
  });

  it('opens a draft at the step it was left at, and every field at its own', () => {
    expect(isianDariDraf({ ...terisi(), langkah: 'Ringkasan' }).langkah).toBe('Ringkasan');
    expect(isianDariDraf({ ...terisi(), langkah: 'Lain' }).langkah).toBe('Penelitian');
    const langkah = Object.keys(labelIsian(terisi(), internal)).map(langkahDari);
    expect(langkah).toEqual(langkah.toSorted((a, b) => (a === b ? 0 : a === 'Penelitian' ? -1 : 1)));
    expect(new Set(langkah)).toEqual(new Set(['Penelitian', 'Tempat dan waktu']));
  });
});
