import { v5 as uuidv5 } from 'uuid';
import { acuanApi } from '#domain/acuan/endpoints.ts';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import { refusal } from '#domain/core/errors.ts';
import { roleList } from '#domain/core/roles.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import {
  pilihanStatusParameter,
  statusSampel,
  statusSampelParameter,
} from '#domain/pengujian/status-sampel.ts';
import { kodeLunas, pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { Db } from '#server/core/database.ts';
import { small } from '#server/core/collection.ts';
import { implement } from '#server/core/implement.ts';
import { daftarAcuan, daftarLaboratorium, semuaAcuan } from './repository.ts';

/** CONST-02 */
const jenisPenggunaan = { Penelitian: 1, Pengujian: 2 } as const;

/** Lookups have a uuid too (GAP-94): always the same one for the same entry, so nothing needs to store it. */
const ruangNama = 'a3b9a1f4-2f0b-4a53-9f0e-6c8d1f1e7a55';
const uuidAcuan = (jenis: string, kode: number): string => uuidv5(`${jenis}:${kode}`, ruangNama);

const pilihan = async (db: Db, jenis: string) => ({
  data: (await daftarAcuan(db, jenis)).map((row) => ({ id: row.kode, name: row.nama, flagAktif: 1 })),
});

export const acuan = implement(
  acuanApi,
  {
    status: async ({ db }) => ({
      data: (await daftarAcuan(db, 'status')).map((row) => ({ kdStatus: row.kode, status: row.nama })),
    }),
    institutes: async ({ db }) => ({
      data: (await daftarAcuan(db, 'institusi')).map((row) => ({
        kdInstitusi: row.kode,
        institusi: row.nama,
      })),
    }),
    organization: async ({ db, query }) => ({
      data: (
        await daftarAcuan(db, query.kdLevel, query.kdLevel === 'prodi' ? query.kdOrganisasi : undefined)
      ).map((row) => ({
        kdOrganisasi: row.kode,
        namaOrganisasi: row.nama,
      })),
    }),
    laboratory: async ({ db, query }) => {
      const semua = await daftarLaboratorium(db, {
        denganNonLaboratorium: query.flagNonLaboratorium === true,
      });
      const cocok = semua.filter(
        (lab) => query.idLaboratorium === undefined || lab.id === query.idLaboratorium,
      );
      return {
        data: cocok.map(({ id, kdLaboratorium, namaLaboratorium }) => ({
          id,
          kdLaboratorium,
          namaLaboratorium,
        })),
      };
    },
    verificationUserStatus: async () => ({
      data: Object.values(akunWorkflow.states).map((state) => ({
        id: state.code,
        kdStatusVerifikasiUser: state.code,
        statusVerifikasiUser: state.label,
        prosesSelanjutnya: state.prosesSelanjutnya,
      })),
    }),
    role: async () => ({
      data: roleList.map((namaRole, at) => ({ id: at + 1, namaRole, uuid: uuidAcuan('role', at + 1) })),
    }),
    testSubmissionStatus: async ({ query }) => ({
      data: Object.values(pengujianWorkflow.states)
        .filter((state) => !query.flagLhu || kodeLunas.includes(state.code))
        .map((state) => ({
          id: state.code,
          kdStatusPengajuan: state.code,
          statusPengajuan: state.label,
          prosesSelanjutnya: state.prosesSelanjutnya,
        })),
    }),
    testSubmissionSampleStatus: async () => ({
      data: Object.values(statusSampel).map(({ code, label }) => ({
        id: code,
        kdStatusSampel: code,
        statusSampel: label,
        flagAktif: 1,
      })),
    }),
    testSubmissionSampleParameterStatus: async ({ orang, query }) => {
      if (query.role && query.role !== orang.role) throw refusal.role('Peran yang dikirim bukan peran Anda.'); // GAP-64
      const boleh = orang.role ? pilihanStatusParameter(orang.role) : [];
      return {
        data: Object.values(statusSampelParameter)
          .filter(({ code }) => boleh.includes(code))
          .map(({ code, label }) => ({
            id: code,
            kdStatusSampelParameter: code,
            statusSampelParameter: label,
            uuid: uuidAcuan('status-parameter', code),
          })),
      };
    },
    paymentStatus: async () => ({
      data: Object.values(invoiceWorkflow.states).map(({ code, label, prosesSelanjutnya }) => ({
        id: code,
        kdStatusPembayaran: code,
        statusPembayaran: label,
        prosesSelanjutnya,
      })),
    }),
    returnDepositStatus: async () => ({
      data: Object.values(pengembalianWorkflow.states).map(({ code, label, prosesSelanjutnya }) => ({
        id: code,
        kdStatusPengembalian: code,
        statusPengembalian: label,
        prosesSelanjutnya,
      })),
    }),
    usageType: async () => ({
      data: Object.entries(jenisPenggunaan).map(([nama, kode]) => ({
        id: kode,
        kdJenisPenggunaan: kode,
        jenisPenggunaan: nama,
      })),
    }),
    testSamplePhase: ({ db }) => pilihan(db, 'bentuk-sampel'),
    testSampleStorage: ({ db }) => pilihan(db, 'penyimpanan-sampel'),
    testSampleCondition: ({ db }) => pilihan(db, 'kondisi-sampel'),
  },
  { collections: [small('acuan', semuaAcuan, { textIds: true })] },
);
