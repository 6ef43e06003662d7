import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { kunciBarang } from '#domain/barang/schema.ts';
import { penelitianBaru, uuidPenelitianBaru } from '#domain/penelitian/baru.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { PenelitianSchema } from '#domain/penelitian/schema.ts';
import { alat, bahan, penelitian, uang } from '#tests/support/contoh/penelitian.ts';
import { tulisan } from '#tests/support/contoh/tulisan.ts';

const { user } = penelitian();
const kckt = bahan({ idJenisBarang: 3, id: 31, kdBarang: 'I-031', namaBarang: 'KCKT' });
const pokok = {
  user,
  golonganTarif: 'internal' as const,
  barang: new Map([bahan(), alat(), kckt].map((satu) => [kunciBarang(satu), satu])),
  acuan: new Map([
    ['laboratorium:7', 'LPOMK'],
    ['laboratorium:8', 'Biologi farmasi'],
    ['laboratorium:9', 'Non laboratorium'],
    ['peta-penelitian:3', 'Obat herbal'],
  ]),
  nonLaboratorium: 9,
};
const tanggal = { tglMulai: '2026-12-01', tglSelesai: '2026-12-10' };
const rencana = (idLaboratorium: number, over: object = {}) => ({ idLaboratorium, ...tanggal, ...over });
const surat = { sha256: 'a'.repeat(64), name: 'persetujuan.pdf' };
const daftar = (over: object, files: object[] = []) =>
  tulisan(
    penelitianApi.daftar,
    { idJenisPenggunaan: 1, idJenisPenelitian: 1, judul: 'Ekstrak kelor', idJenisPembiayaan: 1, ...over },
    { files } as never,
  );
const lengkap = {
  keteranganJenisPenelitian: 'Skripsi',
  judulPayung: 'Obat bahan alam',
  nikDosen: '999',
  namaDosen: 'Dr. Rudi',
  idJenisPembiayaan: 3,
  namaPembiayaan: 'Hibah',
  nikDosenPembiayaan: '9861',
  idPetaPenelitian: 3,
  filePersetujuanDosen: surat,
  fileSertifikatPelatihan: { ...surat, name: 'sertifikat.pdf' },
};
const luar = { idJenisPenelitian: 2, tempatPenelitian: 'Puskesmas', ...tanggal };

describe('a registration on its way', () => {
  it('is the research that the server will make of it, whole', () => {
    const rencanaPenggunaan = [
      rencana(7, { alat: [11], bahan: [21, 99], instrumen: [31], jamMulai: '08:00', jamSelesai: '12:00' }),
    ];
    const files = [{ ...surat, size: 68, mime: 'application/pdf' }];
    const write = daftar({ ...lengkap, rencanaPenggunaan }, files);
    const file = { url: `file?url=${surat.sha256}`, sha256: surat.sha256, size: 68, mime: 'application/pdf' };
    const statusSubmission = {
      kdStatusPengajuan: 1,
      statusPengajuan: 'Diajukan',
      prosesSelanjutnya: 'Verifikasi kalab',
    };
    expect(penelitianBaru(write, pokok)).toEqual([
      {
        uuid: write.opId,
        rev: '',
        nomor: null,
        createdAt: write.dibuatPada,
        updatedAt: write.dibuatPada,
        judul: 'Ekstrak kelor',
        judulPayung: 'Obat bahan alam',
        user: { ...user, kdProgramStudi: null },
        usageType: { id: 1, jenisPenggunaan: 'Penelitian' },
        researchType: { kdJenisPenelitian: 1, jenisPenelitian: 'Penelitian di laboratorium' },
        keteranganJenisPenelitian: 'Skripsi',
        nikDosen: '999',
        namaDosen: 'Dr. Rudi',
        idJenisPembiayaan: 3,
        nikDosenPembiayaan: null,
        namaDosenPembiayaan: null,
        namaPembiayaan: 'Hibah',
        paymentType: { kdJenisPembiayaan: 3, jenisPembiayaan: 'Lainnya' },
        map: { id: 3, petaPenelitian: 'Obat herbal' },
        idLaboratorium: 7,
        lab: { id: 7, kdLaboratorium: '', namaLaboratorium: 'LPOMK' },
        golonganTarif: 'internal',
        ...tanggal,
        jamMulai: '08:00',
        jamSelesai: '12:00',
        tempatPenelitian: null,
        researchLabTool: [{ tool: { id: 11, kdAlat: 'A-011', namaAlat: 'Gelas ukur' } }],
        researchLabItem: [
          { item: { id: 21, kdBahan: 'B-021', namaBahan: 'Metanol' } },
          { item: { id: 99, kdBahan: '-', namaBahan: '-' } },
        ],
        researchLabInstrument: [
          { instrument: { id: 31, kdInstrumen: 'I-031', namaInstrumen: 'KCKT', idLaboratorium: 7 } },
        ],
        filePersetujuanDosen: { ...file, name: 'persetujuan.pdf' },
        fileProposal: null,
        fileSertifikatPelatihan: { ...file, name: 'sertifikat.pdf' },
        idStatusPengajuan: 1,
        statusSubmission,
        history: [
          {
            uuid: write.opId,
            createdAt: write.dibuatPada,
            statusSubmission,
            catatan: null,
            user: { uuid: user.uuid, nama: user.nama },
          },
        ],
        flagDapatMengajukanPenggunaan: false,
        flagDapatMengajukanSelesai: false,
        flagSudahSurvei: 0,
        penambahan: [],
        pengembalianAlat: [],
        janji: null,
        janjiSemula: null,
        jeda: [],
        pembayaran: uang([]),
        pengembalian: [],
      },
    ]);
  });

  it('[GAP-21] makes one research for each plan row: the first under its own id, the others under theirs', () => {
    const kedua = uuidv7();
    const write = daftar({ rencanaPenggunaan: [rencana(7), rencana(8, { uuid: kedua }), rencana(6)] });
    const records = penelitianBaru(write, pokok);
    const ids = [write.opId, kedua, `${write.opId}:2`];
    expect(uuidPenelitianBaru(write)).toEqual(ids);
    expect(records.map(({ uuid, history }) => [uuid, history[0]!.uuid])).toEqual(ids.map((id) => [id, id]));
    expect(
      records.map(({ lab, judul, jamMulai }) => [lab.id, lab.namaLaboratorium, judul, jamMulai]),
    ).toEqual([
      [7, 'LPOMK', 'Ekstrak kelor', null],
      [8, 'Biologi farmasi', 'Ekstrak kelor', null],
      [6, '-', 'Ekstrak kelor', null],
    ]);
    for (const satu of records.slice(0, 2)) expect(PenelitianSchema.safeParse(satu).error).toBeUndefined();
  });

  it('[REG-34, REG-39, GAP-22] elsewhere it has one place and one time, and stands where such research is decided', () => {
    const write = daftar({ ...luar, jamMulai: '09:00', jamSelesai: '10:00' });
    expect(uuidPenelitianBaru(write)).toEqual([write.opId]);
    const [satu, ...lain] = penelitianBaru(write, pokok);
    expect(lain).toEqual([]);
    expect(satu).toMatchObject({
      idLaboratorium: 9,
      lab: { id: 9, namaLaboratorium: 'Non laboratorium' },
      researchType: { jenisPenelitian: 'Penelitian di luar laboratorium' },
      tempatPenelitian: 'Puskesmas',
      ...tanggal,
      jamMulai: '09:00',
      jamSelesai: '10:00',
      researchLabTool: [],
      researchLabItem: [],
      researchLabInstrument: [],
      map: null,
      filePersetujuanDosen: null,
    });
    const asing = penelitianBaru(write, { ...pokok, nonLaboratorium: null });
    expect(asing).toMatchObject([{ idLaboratorium: 0, lab: { namaLaboratorium: '-' } }]);
    const tanpaHari = { ...luar, tglMulai: undefined, tglSelesai: undefined };
    expect(penelitianBaru(daftar(tanpaHari), pokok)).toMatchObject([{ tglMulai: '', tglSelesai: '' }]);
  });

  it('says nothing of a theme that this device does not know', () => {
    const write = daftar({ idPetaPenelitian: 4, rencanaPenggunaan: [rencana(7)] });
    expect(penelitianBaru(write, pokok)[0]!.map).toEqual({ id: 4, petaPenelitian: '-' });
  });

  it('that this app cannot read is left to the outbox', () => {
    const write = tulisan(penelitianApi.daftar, { versi: 'lain' });
    expect(penelitianBaru(write, pokok)).toEqual([]);
    expect(uuidPenelitianBaru(write)).toEqual([write.opId]);
  });
});
