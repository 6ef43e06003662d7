import { denganAlatDipinjam } from './alat-dipinjam.ts';
import { addDays } from '#domain/core/clock.ts';
import { kunciBarang } from '#domain/barang/schema.ts';
import { administers } from '#domain/core/roles.ts';
import { codesFrom, target } from '#domain/core/workflow.ts';
import {
  PerpanjangBody,
  pilihUbahRekaman,
  pilihVerifikasiPenambahan,
  TambahBody,
  UbahBody,
  VerifikasiPenambahanBody,
} from './penggunaan.ts';
import {
  catatanPengecualian,
  dapatMengecualikan,
  gabungCatatan,
  yangLewat,
} from '#domain/penggunaan/pengecualian.ts';
import { membacaBagian, menurutLaboratorium } from '#domain/penggunaan/laboratorium.ts';
import { barisBaru, denganBaris, penambahanBaru } from '#domain/penggunaan/reduce.ts';
import { menurutBaris, statusPenambahan } from '#domain/penggunaan/rules.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { penambahanWorkflow, type PenambahanAksi } from '#domain/penggunaan/workflow.ts';
import { menurutPenambahan } from './keadaan.ts';
import { keadaanPenambahan, keadaanTambahan } from './keadaan-rekaman.ts';
import { denganRiwayat, isiDari, padaKode, type Konteks } from './langkah.ts';
import type { Penelitian } from './schema.ts';
import { penelitianWorkflow } from './workflow.ts';

/**
 * The research with other additions: its code follows from them (GAP-125, GAP-129); its history says what moved, or was said,
 * and has every verification: by that it is known whether a record carries one already.
 */
function mengikuti(
  record: Penelitian,
  penambahan: Penambahan[],
  konteks: Konteks,
  { catatan = null, verifikasi = false }: { catatan?: string | null; verifikasi?: boolean } = {},
): Penelitian {
  const diubah = denganAlatDipinjam({ ...record, penambahan });
  const nama = menurutPenambahan({ penambahan: keadaanTambahan(diubah) });
  const { code } = penelitianWorkflow.states[nama];
  const berikut = padaKode(diubah, code, konteks);
  const diam = code === record.idStatusPengajuan && catatan === null && !verifikasi;
  return diam ? berikut : denganRiwayat(berikut, code, konteks, catatan);
}

/**
 * Additions asked for wait for their verification, one for each laboratory (GAP-154); what an officer enters of their own
 * laboratory is approved at once (GAP-85).
 */
export function denganTambahan(record: Penelitian, konteks: Konteks): Penelitian {
  const { tulisan, actor, barang } = konteks;
  const isi = isiDari(TambahBody, konteks, record);
  if (!isi) return record;
  const { idLaboratorium, golonganTarif, user, penambahanLain = [] } = record;
  const pertama = isi.uuid ?? tulisan.opId;
  const bagian = menurutLaboratorium(isi.penggunaan, { pertama, idLaboratorium });
  const ada = new Set([...record.penambahan, ...penambahanLain].map(({ uuid }) => uuid));
  if (bagian.some(({ uuid }) => ada.has(uuid))) return record;
  const aksi = user.uuid === actor.uuid ? 'ajukanPenambahan' : 'catatPenambahan';
  if (!codesFrom(penelitianWorkflow, aksi).includes(record.idStatusPengajuan)) return record;
  const { perluVerifikasi, disetujui } = penambahanWorkflow.states;
  const { tglPenggunaan, catatan } = isi;
  const tambahan = bagian.map((satu) => {
    const langsung = aksi === 'catatPenambahan' && administers(actor, satu.idLaboratorium);
    const pokok = { idLaboratorium: satu.idLaboratorium, golonganTarif };
    const baru = penambahanBaru(satu.uuid, (langsung ? disetujui : perluVerifikasi).code, tulisan, {
      idLaboratorium: satu.idLaboratorium,
      tglPenggunaan,
      catatan,
      user: { uuid: actor.uuid, nama: actor.nama },
      flagPetugas: langsung ? 1 : 0,
      baris: barisBaru(satu.baris, { tglPenggunaan, opId: satu.uuid }, pokok, barang),
    });
    const alasan = langsung ? isi.alasanPengecualian : null;
    return {
      baru,
      terbaca: membacaBagian({ pendaftarUuid: user.uuid, idLaboratorium }, actor, satu.idLaboratorium),
      sebutan: pengecualian(record, konteks, { ...satu, tglPenggunaan, alasan }),
    };
  });
  const yang = (terbaca: boolean) =>
    tambahan.filter((satu) => satu.terbaca === terbaca).map(({ baru }) => baru);
  const lain = yang(false);
  return mengikuti(
    lain.length > 0 ? { ...record, penambahanLain: [...penambahanLain, ...lain] } : record,
    [...record.penambahan, ...yang(true)],
    konteks,
    { catatan: gabungCatatan(...tambahan.map(({ sebutan }) => sebutan)) },
  );
}

/** What the history will say of lines past their date that this officer answers for, as far as this device knows them. */
function pengecualian(
  record: Penelitian,
  { actor, barang }: Konteks,
  {
    baris,
    idLaboratorium,
    tglPenggunaan,
    alasan,
  }: {
    baris: readonly Pick<Penambahan['baris'][number], 'idJenisBarang' | 'idBarang'>[];
    idLaboratorium: number;
    tglPenggunaan: string;
    alasan: string | null;
  },
): string | null {
  const keadaan = { pendaftarUuid: record.user.uuid, idLaboratorium };
  if (alasan === null || !dapatMengecualikan(keadaan, actor)) return null;
  const dipakai = baris.flatMap(
    ({ idJenisBarang, idBarang }) => barang.get(kunciBarang({ idJenisBarang, id: idBarang })) ?? [],
  );
  const lewat = yangLewat(dipakai, tglPenggunaan);
  return lewat.length > 0 ? catatanPengecualian(lewat, tglPenggunaan, alasan) : null;
}

/** Its owner's mending or withdrawal; an officer's correction is live (GAP-101). */
export function denganPerubahan(record: Penelitian, konteks: Konteks): Penelitian {
  const { tulisan, actor, barang } = konteks;
  const isi = isiDari(UbahBody, konteks, record);
  if (!isi) return record;
  const keadaan = { penelitian: { pendaftarUuid: record.user.uuid } };
  const aksi = pilihUbahRekaman(isi, actor, keadaan);
  if (aksi === 'koreksi') return record;
  const { tglPenggunaan, catatan } = isi;
  return denganAksi(record, isi.uuid, aksi, konteks, (lama) => {
    const tetap = { catatan: catatan ?? lama.catatan };
    if (aksi === 'tarik') return tetap;
    const baris = barisBaru(
      isi.penggunaan,
      { tglPenggunaan, opId: tulisan.opId },
      pokokDari(record, lama),
      barang,
    );
    return { ...tetap, tglPenggunaan, ...denganBaris(baris) };
  });
}

/** The officer's word; lines sent with it are what was really used (USAGE-13). */
export function denganVerifikasi(record: Penelitian, konteks: Konteks): Penelitian {
  const { tulisan, actor, barang } = konteks;
  const isi = isiDari(VerifikasiPenambahanBody, konteks, record);
  if (!isi) return record;
  const setuju = isi.flagPersetujuan === 1;
  const asal = record.penambahan.find(({ uuid }) => uuid === isi.uuid);
  const dikecualikan =
    setuju && asal
      ? pengecualian(record, konteks, {
          baris: isi.penggunaan ?? asal.baris,
          idLaboratorium: pokokDari(record, asal).idLaboratorium,
          tglPenggunaan: isi.tglPenggunaan ?? asal.tglPenggunaan,
          alasan: isi.alasanPengecualian,
        })
      : null;
  return denganAksi(
    record,
    isi.uuid,
    pilihVerifikasiPenambahan(isi, actor),
    konteks,
    (lama) => {
      if (!setuju) return { catatan: isi.catatan };
      const tglPenggunaan = isi.tglPenggunaan ?? lama.tglPenggunaan;
      const dikenal = menurutBaris(barang, lama.baris);
      const baris = isi.penggunaan
        ? barisBaru(isi.penggunaan, { tglPenggunaan, opId: tulisan.opId }, pokokDari(record, lama), dikenal)
        : lama.baris.map((satu) => ({ ...satu, tglPenggunaan }));
      const { catatan } = isi;
      return { tglPenggunaan, disetujuiPada: tulisan.dibuatPada, catatan, ...denganBaris(baris) };
    },
    { catatan: gabungCatatan(isi.catatan, dikecualikan), verifikasi: true },
  );
}

/** What the lines of an addition that is there follow from. */
const pokokDari = (record: Penelitian, satu: Penambahan) => ({
  idLaboratorium: satu.idLaboratorium ?? record.idLaboratorium,
  golonganTarif: record.golonganTarif,
});

/** One addition after an act of W3, and the research after it. */
function denganAksi(
  record: Penelitian,
  uuid: string,
  aksi: PenambahanAksi,
  konteks: Konteks,
  perubahan: (lama: Penambahan) => Partial<Penambahan>,
  sebutan: Parameters<typeof mengikuti>[3] = {},
): Penelitian {
  const lama = record.penambahan.find((satu) => satu.uuid === uuid);
  if (!lama || !codesFrom(penambahanWorkflow, aksi).includes(lama.kdStatusPengajuan)) return record;
  const nama = target(penambahanWorkflow, aksi, keadaanPenambahan(record, lama));
  const { code } = penambahanWorkflow.states[nama];
  const baru = { ...lama, ...perubahan(lama), ...statusPenambahan(code) };
  const penambahan = record.penambahan.map((satu) => (satu === lama ? baru : satu));
  return mengikuti(record, penambahan, konteks, sebutan);
}

/** A longer period: from its old start to the new end (GAP-105). */
export function denganPerpanjangan(record: Penelitian, konteks: Konteks): Penelitian {
  const { tulisan, actor } = konteks;
  const isi = isiDari(PerpanjangBody, konteks, record);
  if (!isi || !codesFrom(penelitianWorkflow, 'perpanjang').includes(record.idStatusPengajuan)) return record;
  const { code } = penambahanWorkflow.states.disetujui;
  const tglMulai = isi.tglMulai ?? addDays(record.tglSelesai, 1);
  const baru = penambahanBaru(tulisan.opId, code, tulisan, {
    idLaboratorium: record.idLaboratorium,
    tglPenggunaan: tglMulai,
    flagWaktu: 1,
    flagPetugas: 1,
    tglMulai,
    tglSelesai: isi.tglSelesai,
    catatan: isi.catatan,
    user: { uuid: actor.uuid, nama: actor.nama },
    baris: [],
  });
  const lebihLama = {
    ...record,
    penambahan: [...record.penambahan, baru],
    tglSelesai: isi.tglSelesai,
  };
  const nama = menurutPenambahan({ penambahan: keadaanTambahan(lebihLama) });
  const ke = penelitianWorkflow.states[nama].code;
  return denganRiwayat(padaKode(lebihLama, ke, konteks), ke, konteks, isi.catatan);
}
