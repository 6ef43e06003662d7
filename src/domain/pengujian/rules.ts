import { labDay } from '#domain/core/clock.ts';
import type { FieldError } from '#domain/core/errors.ts';
import { kosong } from '#domain/core/fields.ts';
import { formatNumber } from '#domain/core/format.ts';
import { statusSampel, statusSampelParameter } from './status-sampel.ts';

const { belumDiverifikasi, perluVerifikasiKalab, disetujui, ditolak } = statusSampelParameter;

/** The amount of a sample: it is counted in packages, whose kind and content stand beside it (REG-42). */
export const jumlahSampel = (jumlah: number): string => `${formatNumber(jumlah)} kemasan`;

/** The condition of a sample: the registrant's word, and beside it what the laboratory saw, once it has said so (GAP-173). */
export function faktaKondisi({
  condition,
  kondisiPenerimaan,
  catatanPenerimaan,
}: {
  condition: { namaKondisiSampel: string };
  kondisiPenerimaan: { namaKondisiSampel: string } | null;
  catatanPenerimaan: string | null;
}): { label: string; value: string }[] {
  const menurut = { label: 'Kondisi', value: condition.namaKondisiSampel };
  // What a device kept of an older server says nothing of it.
  if (!kondisiPenerimaan) return [menurut];
  const diterima = [kondisiPenerimaan.namaKondisiSampel, catatanPenerimaan].filter(Boolean).join('; ');
  return [
    { ...menurut, label: 'Kondisi menurut pendaftar' },
    { label: 'Kondisi saat diterima', value: diterima },
  ];
}

/** What the form of registration chooses from, as far as the replication rule looks at it. */
type PilihanUji = { id: number; flagReplikasi: number; idLaboratorium: number };
type SampelDaftar = {
  parameterUji: readonly { idPengujianParameterUji: number; jumlahReplikasi?: number | null | undefined }[];
};

/**
 * What the schema of a registration cannot know: every test exists, all are of one laboratory (GAP-20), none stands twice
 * in a sample, and a number of replications is given exactly where the test allows one (REG-45). Field names as sent.
 */
export function periksaPendaftaran(
  sampel: readonly SampelDaftar[],
  pilihan: ReadonlyMap<number, PilihanUji>,
): FieldError[] {
  const laboratorium = pilihan.get(sampel[0]?.parameterUji[0]?.idPengujianParameterUji ?? 0)?.idLaboratorium;
  return sampel.flatMap(({ parameterUji }, ke) =>
    parameterUji.flatMap((uji, at) => {
      const tempat = `sampel[${ke}][parameter_uji][${at}]`;
      const dipilih = pilihan.get(uji.idPengujianParameterUji);
      const salah = (field: string, message: string) => [{ field: `${tempat}[${field}]`, message }];
      if (!dipilih)
        return salah('id_pengujian_parameter_uji', 'Parameter uji ini tidak tersedia. Pilih yang lain.');
      if (dipilih.idLaboratorium !== laboratorium)
        return salah(
          'id_pengujian_parameter_uji',
          'Semua parameter harus dari satu laboratorium. Daftarkan parameter ini pada pengujian tersendiri.',
        );
      if (parameterUji.findIndex((lain) => lain.idPengujianParameterUji === uji.idPengujianParameterUji) < at)
        return salah('id_pengujian_parameter_uji', 'Parameter ini sudah dipilih untuk sampel yang sama.');
      if (dipilih.flagReplikasi === 1 && !uji.jumlahReplikasi) return salah('jumlah_replikasi', kosong);
      if (dipilih.flagReplikasi !== 1 && (uji.jumlahReplikasi ?? 1) > 1)
        return salah('jumlah_replikasi', 'Parameter ini tidak dapat direplikasi.');
      return [];
    }),
  );
}

/** What a decision says of one sample; a field left out leaves the sample as it is. */
export type PutusanSampel = {
  uuid: string;
  idPengujianStatusSampel?: number | undefined;
  tglPenerimaanSampel?: string | null | undefined;
  parameterUji: readonly { uuid: string; idStatusSampelParameter?: number | undefined }[];
};

/** The sample as it stood before the decision. */
export type SampelSebelum = {
  uuid: string;
  kdStatusSampel: number;
  tglPenerimaan: string | null;
  parameter: readonly { uuid: string; kdStatus: number }[];
};

export const namaSampel = (ke: number, field: string) => `sampel[${ke}][${field}]`;

/**
 * Receipt of a sample: its day is required unless it has not arrived, and a day newly given is not before the day of the
 * act (TESTADM-10, TESTADM-11, CONF-59).
 */
export function periksaPenerimaan(
  putusan: PutusanSampel,
  ke: number,
  sebelum: SampelSebelum,
  hariIni: string,
): FieldError[] {
  const status = putusan.idPengujianStatusSampel ?? sebelum.kdStatusSampel;
  if (status === statusSampel.belumDiterima.code) return [];
  const hari = putusan.tglPenerimaanSampel ?? sebelum.tglPenerimaan;
  const field = namaSampel(ke, 'tgl_penerimaan_sampel');
  if (!hari) return [{ field, message: kosong }];
  return hari !== sebelum.tglPenerimaan && hari < hariIni
    ? [{ field, message: 'Tanggal tidak boleh sebelum hari ini' }]
    : [];
}

/** The record of each sample a decision names, or what is wrong with the naming: each must be there exactly once. */
export function periksaNama(
  sampel: readonly PutusanSampel[],
  sebelum: readonly SampelSebelum[],
): FieldError[] {
  const errors = sampel.flatMap((putusan, ke): FieldError[] => {
    const lama = sebelum.find(({ uuid }) => uuid === putusan.uuid);
    if (!lama) return [{ field: namaSampel(ke, 'uuid'), message: 'Sampel ini bukan bagian dari pengujian.' }];
    if (sampel.findIndex(({ uuid }) => uuid === putusan.uuid) < ke)
      return [{ field: namaSampel(ke, 'uuid'), message: 'Sampel ini disebut dua kali.' }];
    return putusan.parameterUji.flatMap(({ uuid }, at) =>
      lama.parameter.some((parameter) => parameter.uuid === uuid) &&
      putusan.parameterUji.findIndex((lain) => lain.uuid === uuid) === at
        ? []
        : [
            {
              field: `${namaSampel(ke, 'parameter_uji')}[${at}][uuid]`,
              message: 'Parameter ini bukan bagian dari sampel, atau disebut dua kali.',
            },
          ],
    );
  });
  const lupa = sebelum.some((lama) => !sampel.some(({ uuid }) => uuid === lama.uuid));
  return errors.length > 0 || !lupa
    ? errors
    : [{ field: 'sampel', message: 'Semua sampel pengujian ini harus ikut dikirim.' }];
}

/** W7 codes a decision may lead to, and which one there must be at least once (GAP-135). */
const aturanPutusan = {
  setujui: {
    boleh: [disetujui.code, ditolak.code],
    harusAda: disetujui.code,
    belum: 'Setujui atau tolak setiap parameter.',
    tanpa: 'Paling sedikit satu parameter harus disetujui. Bila semua ditolak, pilih Ditolak.',
  },
  mintaVerifikasiKalab: {
    boleh: [perluVerifikasiKalab.code, disetujui.code, ditolak.code],
    harusAda: perluVerifikasiKalab.code,
    belum: 'Tentukan status setiap parameter.',
    tanpa: 'Paling sedikit satu parameter harus berstatus Perlu verifikasi kalab.',
  },
} as const;

/**
 * An approval, or a request for the Kalab's: all samples and parameters are named, each parameter is decided, and receipt
 * is given for each sample (GAP-135, TESTADM-10, TESTADM-11). `hariIni` is the Jakarta day of the act. A Kalab says
 * nothing of receipt.
 */
export function periksaVerifikasi(
  aksi: keyof typeof aturanPutusan,
  sampel: readonly PutusanSampel[],
  sebelum: readonly SampelSebelum[],
  { begun, penerimaan }: { begun: Date; penerimaan: boolean },
): FieldError[] {
  const nama = periksaNama(sampel, sebelum);
  if (nama.length > 0) return nama;
  const { boleh, harusAda, belum, tanpa } = aturanPutusan[aksi];
  const errors = sampel.flatMap((putusan, ke): FieldError[] => {
    const lama = sebelum.find(({ uuid }) => uuid === putusan.uuid)!;
    const parameter = lama.parameter.flatMap((satu): FieldError[] => {
      const at = putusan.parameterUji.findIndex(({ uuid }) => uuid === satu.uuid);
      const kode = putusan.parameterUji[at]?.idStatusSampelParameter ?? belumDiverifikasi.code;
      if ((boleh as readonly number[]).includes(kode)) return [];
      const tempat = `${namaSampel(ke, 'parameter_uji')}[${at < 0 ? lama.parameter.indexOf(satu) : at}]`;
      return [{ field: `${tempat}[id_status_sampel_parameter]`, message: belum }];
    });
    if (!penerimaan) return parameter;
    const status: FieldError[] = putusan.idPengujianStatusSampel
      ? periksaPenerimaan(putusan, ke, lama, labDay(begun))
      : [{ field: namaSampel(ke, 'id_pengujian_status_sampel'), message: kosong }];
    return [...status, ...parameter];
  });
  if (errors.length > 0) return errors;
  const ada = sampel.some(({ parameterUji }) =>
    parameterUji.some(({ idStatusSampelParameter }) => idStatusSampelParameter === harusAda),
  );
  return ada ? [] : [{ field: 'flag_persetujuan', message: tanpa }];
}

type BarisDiisi = { uuid: string; hargaPengujian: number; hargaReplikasi: number; hargaTotal: number };

/**
 * Whether a final bill adds up: every line of the bill once, a line is the sum of its prices, one that was not tested
 * costs nothing (GAP-124), and the final amount is the grand total less what was paid (TESTADM-25, TESTADM-26, GAP-07).
 */
export function periksaPelunasan(
  { tagihan, nominalAkhir }: { tagihan: readonly BarisDiisi[]; nominalAkhir: number },
  { baris, dibayar }: { baris: readonly { uuid: string; kdStatus: number }[]; dibayar: number },
): FieldError[] {
  const errors = tagihan.flatMap((diisi, at): FieldError[] => {
    const tempat = `tagihan[${at}]`;
    const lama = baris.find(({ uuid }) => uuid === diisi.uuid);
    if (!lama || tagihan.findIndex(({ uuid }) => uuid === diisi.uuid) < at)
      return [
        { field: `${tempat}[uuid]`, message: 'Baris ini bukan bagian dari tagihan, atau disebut dua kali.' },
      ];
    if (lama.kdStatus === ditolak.code && diisi.hargaTotal !== 0)
      return [
        { field: `${tempat}[harga_pengujian]`, message: 'Parameter yang tidak diuji tidak ditagih: isi 0.' },
      ];
    return diisi.hargaTotal === diisi.hargaPengujian + diisi.hargaReplikasi
      ? []
      : [
          {
            field: `${tempat}[harga_total]`,
            message: 'Harga total harus sama dengan harga pengujian ditambah harga replikasi.',
          },
        ];
  });
  if (errors.length > 0) return errors;
  if (baris.some(({ uuid }) => !tagihan.some((diisi) => diisi.uuid === uuid)))
    return [{ field: 'tagihan', message: 'Semua baris tagihan harus ikut dikirim.' }];
  const benar = tagihan.reduce((sum, { hargaTotal }) => sum + hargaTotal, 0) - dibayar;
  return nominalAkhir === benar
    ? []
    : [
        {
          field: 'nominal_akhir',
          message: `Nominal akhir seharusnya ${benar.toLocaleString('id-ID')}. Muat ulang lalu periksa lagi.`,
        },
      ];
}
