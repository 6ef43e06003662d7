import { v7 as uuidv7 } from 'uuid';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import { keteranganDari } from '#domain/pengujian/keterangan.ts';
import type { ParameterSampel, Pengujian, Sampel } from '#domain/pengujian/schema.ts';
import type { OrangDb } from '#data/db.ts';
import { bacaParameterUji } from '#data/parameter-uji.ts';
import { bacaPendaftaran, type PemilikPendaftaran } from '#data/pendaftaran.ts';
import { bacaTersedia, penyalin, type Tersedia } from '#features/pendaftaran/daftar-lagi.ts';
import {
  isianBaru,
  parameterBaru,
  type IsianParameter,
  type IsianPendaftaran,
  type IsianSampel,
} from './isian.ts';

type Penyalin = ReturnType<typeof penyalin>;
type Uji = ReadonlyMap<number, ParameterUji>;

/** An own earlier registration and the form filled with it, from this device alone; null when it is not here. */
export async function bacaSalinan(
  db: OrangDb,
  pemilik: PemilikPendaftaran,
  uuid: string,
): Promise<{ dari: Pengujian; isian: IsianPendaftaran } | null> {
  const dari = (await bacaPendaftaran(db, pemilik, uuid))?.data;
  if (!dari) return null;
  const uji = await bacaParameterUji(db, dari.idLaboratorium);
  const tersedia = await bacaTersedia(db);
  return { dari, isian: salinPengujian(dari, tersedia, new Map(uji.map((satu) => [satu.id, satu]))) };
}

/** A new registration with all that an earlier one held, at its first step. `uji`: what its laboratory offers today. */
export function salinPengujian(data: Pengujian, tersedia: Tersedia, uji: Uji): IsianPendaftaran {
  const salin = penyalin(tersedia);
  const { id, namaLaboratorium } = data.lab;
  const menawarkan = uji.size > 0 && tersedia.acuan.has(`laboratorium:${id}`);
  const idLaboratorium = salin.salin(
    menawarkan,
    id,
    `Laboratorium: ${namaLaboratorium} tidak lagi menerima pengujian`,
  );
  const sampel = data.sample.map((satu, ke) =>
    salinSampel(satu, `Sampel ${ke + 1}`, menawarkan ? uji : new Map(), salin),
  );
  return {
    ...isianBaru(),
    idLaboratorium,
    catatanTambahan: data.catatanTambahan ?? '',
    sampel,
    tidakTersalin: salin.tidakTersalin,
  };
}

function salinSampel(
  satu: Sampel,
  sebutan: string,
  uji: Uji,
  { pilihan, file, salin }: Penyalin,
): IsianSampel {
  const { phase, storage, condition } = satu;
  const dari = (label: string, jenis: string, kode: number, nama: string) =>
    pilihan(`${sebutan}, ${label}`, jenis, kode, nama);
  return {
    kunci: uuidv7(),
    nama: satu.nama,
    jumlah: satu.jumlah,
    idPengujianBentukSampel: dari(
      'bentuk sampel',
      'bentuk-sampel',
      satu.idPengujianBentukSampel,
      phase.namaBentukSampel,
    ),
    idPengujianPenyimpananSampel: dari(
      'penyimpanan',
      'penyimpanan-sampel',
      satu.idPengujianPenyimpananSampel,
      storage.namaPenyimpananSampel,
    ),
    idPengujianKondisiSampel: dari(
      'kondisi',
      'kondisi-sampel',
      satu.idPengujianKondisiSampel,
      condition.namaKondisiSampel,
    ),
    kemasan: satu.kemasan,
    ...keteranganDari(satu, ''),
    fileGambar: file(`${sebutan}, gambar`, satu.fileGambar),
    parameterUji: satu.parameter.flatMap((parameter) => {
      const { namaParameterUji, id } = parameter.parameterTest;
      const ada = uji.get(id);
      const keterangan = `${sebutan}, parameter ${namaParameterUji} tidak lagi ditawarkan`;
      return salin(ada !== undefined, ada && salinParameter(ada, parameter), keterangan) ?? [];
    }),
  };
}

/** As often as it was asked for, where it may be replicated still. */
function salinParameter(uji: ParameterUji, { jumlahReplikasi }: ParameterSampel): IsianParameter {
  const baru = parameterBaru(uji);
  return baru.jumlahReplikasi === '' ? baru : { ...baru, jumlahReplikasi };
}
