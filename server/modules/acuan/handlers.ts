import { acuanApi } from '#domain/acuan/endpoints.ts';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import { roleList } from '#domain/core/roles.ts';
import type { State } from '#domain/core/workflow.ts';
import { jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import {
  pilihanStatusParameter,
  statusSampel,
  statusSampelParameter,
} from '#domain/pengujian/status-sampel.ts';
import { kodeLunas, pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { namaJenisPenelitian } from '#domain/penelitian/keadaan.ts';
import { kodeDaftarDari } from '#domain/penelitian/rules.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { statusSurat, suratWorkflow } from '#domain/surat/workflow.ts';
import type { Db } from '#server/core/database.ts';
import { small } from '#server/core/collection.ts';
import { implement } from '#server/core/implement.ts';
import { harusPeranSendiri } from '#server/core/list.ts';
import { listProfil } from '#server/modules/laboratorium/repository.ts';
import { listAcuan, listLaboratorium, listPeran, semuaAcuan } from './repository.ts';
import { uuidAcuan } from '#server/core/uuid-acuan.ts';

const pilihan = async (db: Db, jenis: string) => ({
  data: (await listAcuan(db, jenis)).map((row) => ({ id: row.kode, name: row.nama, flagAktif: 1 })),
});

export const acuan = implement(
  acuanApi,
  {
    status: async ({ db }) => ({
      data: (await listAcuan(db, 'status')).map((row) => ({ kdStatus: row.kode, status: row.nama })),
    }),
    institutes: async ({ db }) => ({
      data: (await listAcuan(db, 'institusi')).map((row) => ({
        kdInstitusi: row.kode,
        institusi: row.nama,
      })),
    }),
    organization: async ({ db, query }) => ({
      data: (
        await listAcuan(db, query.kdLevel, query.kdLevel === 'prodi' ? query.kdOrganisasi : undefined)
      ).map((row) => ({
        kdOrganisasi: row.kode,
        namaOrganisasi: row.nama,
      })),
    }),
    laboratoryMaster: async ({ db, query }) => {
      const semua = await listLaboratorium(db, { denganNonLaboratorium: query.flagLainnya === true });
      return {
        data: semua.map(({ id, kdLaboratorium, namaLaboratorium }) => ({
          id,
          kdLaboratorium,
          namaLaboratorium,
        })),
      };
    },
    laboratory: async ({ db, query }) => {
      const denganNon = query.flagNonLaboratorium === true || query.flagLainnya === true;
      const cocok = (await listProfil(db)).filter(
        ({ profil: { id }, flagNonLaboratorium }) =>
          (denganNon || !flagNonLaboratorium) &&
          (query.idLaboratorium === undefined || id === query.idLaboratorium),
      );
      return { data: cocok.map(({ profil }) => profil) };
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
      harusPeranSendiri(query.role, orang);
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
    labFreeStatus: async () => ({
      data: Object.values(suratWorkflow.states)
        // What only histories carry is no choice of a filter.
        .filter((state: State) => !state.hanyaRiwayat)
        .map(({ code }) => ({ id: code, ...statusSurat(code) })),
    }),
    usageType: async () => ({
      data: Object.values(jenisPenggunaan).map(({ id, jenisPenggunaan: nama }) => ({
        id,
        kdJenisPenggunaan: id,
        jenisPenggunaan: nama,
      })),
    }),
    submissionStatus: async ({ orang, query }) => {
      harusPeranSendiri(query.role, orang);
      const boleh = kodeDaftarDari(query);
      return {
        data: Object.values(penelitianWorkflow.states)
          .filter(({ code }) => boleh === null || boleh.includes(code))
          .map((state) => ({
            id: state.code,
            kdStatusPengajuan: state.code,
            statusPengajuan: state.label,
            prosesSelanjutnya: state.prosesSelanjutnya,
          })),
      };
    },
    researchType: async () => ({
      data: Object.entries(namaJenisPenelitian).map(([kode, jenisPenelitian]) => ({
        kdJenisPenelitian: Number(kode),
        jenisPenelitian,
      })),
    }),
    researchMap: async ({ db }) => ({
      data: (await listAcuan(db, 'peta-penelitian')).map((row) => ({
        id: row.kode,
        petaPenelitian: row.nama,
      })),
    }),
    lecturer: async ({ db }) => ({
      data: (await listAcuan(db, 'dosen')).map((row) => ({
        nipDosen: String(row.kode),
        namaDosen: row.nama,
      })),
    }),
    testSamplePhase: ({ db }) => pilihan(db, 'bentuk-sampel'),
    testSampleStorage: ({ db }) => pilihan(db, 'penyimpanan-sampel'),
    testSampleCondition: ({ db }) => pilihan(db, 'kondisi-sampel'),
    testUnit: async ({ db }) => ({
      data: (await listAcuan(db, 'satuan-uji')).map(({ kode, nama }) => ({ id: kode, namaSatuan: nama })),
    }),
    testRole: async ({ db }) => ({ data: await listPeran(db) }),
  },
  { collections: [small('acuan', semuaAcuan, { textIds: true })] },
);
