/** What a person filled in at /form, and what an Admin decided about it. */
export type ProfilPeragaan = {
  idRegistrasi: string;
  kdStatus: 1 | 2 | 3 | 4 | 5;
  noInduk: string;
  noHp: string;
  kdInstitusi: number | null;
  namaInstitusi: string | null;
  namaPerguruanTinggi: string | null;
  kdFakultas: number | null;
  namaFakultas: string | null;
  kdProgramStudi: number | null;
  namaProgramStudi: string | null;
  /** Of who comes from elsewhere; without one they are asked for it (GAP-171). */
  alamat?: string;
  npwp?: string;
  kdStatusVerifikasi: 1 | 2 | 3;
  catatanVerifikasi?: string;
  flagAktif: boolean;
};

export const aktif = { kdStatusVerifikasi: 1, flagAktif: true } as const;
const universitas = {
  kdInstitusi: 1,
  namaInstitusi: 'Universitas',
  namaPerguruanTinggi: 'Universitas Kampus Contoh',
};
const farmasi = { ...universitas, kdFakultas: 61, namaFakultas: 'Farmasi' };
export const s1Farmasi = { ...farmasi, kdProgramStudi: 613, namaProgramStudi: 'S1 Farmasi' };
export const s2Farmasi = { ...farmasi, kdProgramStudi: 615, namaProgramStudi: 'S2 Ilmu Farmasi' };
/** Status 5 has none of the institution fields (AUTH-24). */
export const tanpaInstitusi = {
  kdInstitusi: null,
  namaInstitusi: null,
  namaPerguruanTinggi: null,
  kdFakultas: null,
  namaFakultas: null,
  kdProgramStudi: null,
  namaProgramStudi: null,
};

export const staf = (idRegistrasi: string, noInduk: string, noHp: string): ProfilPeragaan => ({
  idRegistrasi,
  kdStatus: 5,
  noInduk,
  noHp,
  ...tanpaInstitusi,
  ...aktif,
});

export const s1 = (idRegistrasi: string, noInduk: string, noHp: string): ProfilPeragaan => ({
  idRegistrasi,
  kdStatus: 1,
  noInduk,
  noHp,
  ...s1Farmasi,
  ...aktif,
});
