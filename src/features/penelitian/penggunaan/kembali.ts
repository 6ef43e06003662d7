import type { z } from 'zod';
import { administers, type Actor } from '#domain/core/roles.ts';
import { fromWire } from '#domain/core/wire.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { KembalikanAlatBody } from '#domain/penelitian/penggunaan.ts';
import { belumKembali, periksaPengembalian } from '#domain/penggunaan/rules.ts';
import type { PengembalianAlat } from '#domain/penggunaan/schema.ts';
import type { Baris } from '#data/baris.ts';
import { errorsOfRefusal, type FieldErrors } from '#kit/field/field-errors.ts';

/** The three ways in which a tool is no longer out (USAGE-20). */
export const caraKembali = ['jlhKembali', 'jlhRusak', 'jlhDiganti'] as const;
export type CaraKembali = (typeof caraKembali)[number];
export const namaCara: Record<CaraKembali, string> = {
  jlhKembali: 'Kembali',
  jlhRusak: 'Rusak',
  jlhDiganti: 'Diganti',
};

/** One tool as it is typed; '' while a number is being typed anew. */
export type IsianKembali = { uuid: string } & Record<CaraKembali, number | ''>;
export type IsianPengembalian = { pengembalian: IsianKembali[] };

const dariAlat = ({ uuid, jlhKembali, jlhRusak, jlhDiganti }: PengembalianAlat): IsianKembali => ({
  uuid,
  jlhKembali,
  jlhRusak,
  jlhDiganti,
});

/** The tools that this officer takes back: those of their laboratories (GAP-154). */
export const alatDiurus = (
  { pengembalianAlat, idLaboratorium: milik }: Pick<Penelitian, 'pengembalianAlat' | 'idLaboratorium'>,
  actor: Actor,
): PengembalianAlat[] =>
  pengembalianAlat.filter(({ idLaboratorium = milik }) => administers(actor, idLaboratorium));

/** The numbers as they stand. */
export const isianKembali = ({
  pengembalianAlat,
}: Pick<Penelitian, 'pengembalianAlat'>): IsianPengembalian => ({
  pengembalian: pengembalianAlat.map(dariAlat),
});

/** What a draft holds, on the tools there are now. */
export function kembaliDariDraf(
  kept: Record<string, unknown>,
  record: Pick<Penelitian, 'pengembalianAlat'>,
): IsianPengembalian {
  const { pengembalian = [] } = kept as Partial<IsianPengembalian>;
  const diketik = new Map(pengembalian.map((satu) => [satu.uuid, satu]));
  return {
    pengembalian: record.pengembalianAlat.map((alat) => diketik.get(alat.uuid) ?? dariAlat(alat)),
  };
}

type Body = z.input<typeof KembalikanAlatBody>;

/** Refused or never sent numbers, on the rows as they are now. */
export function kembaliDariTulisan(
  { body }: Pick<Baris, 'body'>,
  record: Pick<Penelitian, 'pengembalianAlat'>,
): IsianPengembalian {
  const { pengembalian } = fromWire(body) as Body;
  return kembaliDariDraf(
    {
      pengembalian: pengembalian.map(({ uuid, jlhKembali, jlhRusak, jlhDiganti }) => ({
        uuid,
        jlhKembali: Number(jlhKembali),
        jlhRusak: Number(jlhRusak),
        jlhDiganti: Number(jlhDiganti),
      })),
    },
    record,
  );
}

const angka = (value: number | ''): number => (value === '' ? 0 : value);

/** How many of a tool the typed numbers leave out there; below 0 where they say of more than were lent. */
export const sisaIsian = (isian: IsianKembali, { jlhPenggunaan }: PengembalianAlat): number =>
  belumKembali({
    jlhPenggunaan,
    jlhKembali: angka(isian.jlhKembali),
    jlhRusak: angka(isian.jlhRusak),
    jlhDiganti: angka(isian.jlhDiganti),
  });

/** Every tool that is still out has come back whole: what was said of the others stays. */
export const semuaKembali = (
  { pengembalian }: IsianPengembalian,
  alat: ReadonlyMap<string, PengembalianAlat>,
): IsianPengembalian => ({
  pengembalian: pengembalian.map((isian) => {
    const satu = alat.get(isian.uuid);
    if (!satu) return isian;
    const diam = {
      uuid: isian.uuid,
      jlhRusak: angka(isian.jlhRusak),
      jlhDiganti: angka(isian.jlhDiganti),
    };
    return {
      ...diam,
      jlhKembali: Math.max(0, satu.jlhPenggunaan - diam.jlhRusak - diam.jlhDiganti),
    };
  }),
});

/** Where one more is taken from once none is out any more: what came back turns out broken, what broke is replaced. */
const asal: Record<CaraKembali, readonly CaraKembali[]> = {
  jlhKembali: [],
  jlhRusak: ['jlhKembali'],
  jlhDiganti: ['jlhRusak', 'jlhKembali'],
};

/** One more or one less of a kind, never beyond what was lent; null where there is none to move. */
export function geser(
  isian: IsianKembali,
  cara: CaraKembali,
  langkah: 1 | -1,
  alat: PengembalianAlat,
): IsianKembali | null {
  const nilai = angka(isian[cara]);
  if (langkah < 0) return nilai > 0 ? { ...isian, [cara]: nilai - 1 } : null;
  const ditambah = { ...isian, [cara]: nilai + 1 };
  if (sisaIsian(isian, alat) > 0) return ditambah;
  const dari = asal[cara].find((lain) => angka(isian[lain]) > 0);
  return dari ? { ...ditambah, [dari]: angka(isian[dari]) - 1 } : null;
}

const berubah = (isian: IsianKembali, alat: PengembalianAlat): boolean =>
  caraKembali.some((cara) => isian[cara] !== alat[cara]);

/** The rows that say something else now; the others are not touched, so that they meet nobody's. */
export const barisBerubah = (
  { pengembalian }: IsianPengembalian,
  alat: ReadonlyMap<string, PengembalianAlat>,
): IsianKembali[] =>
  pengembalian.filter((isian) => {
    const satu = alat.get(isian.uuid);
    return satu !== undefined && berubah(isian, satu);
  });

/** One save for all of them, each on the revision it was seen at (GAP-92). */
export const bodyKembali = (
  isian: IsianPengembalian,
  uuidPenelitian: string,
  alat: ReadonlyMap<string, PengembalianAlat>,
): Body => ({
  uuidPenelitian,
  pengembalian: barisBerubah(isian, alat).map((satu) => ({ ...satu, rev: alat.get(satu.uuid)?.rev })),
});

/** What a row cannot say: more than was lent, or nothing at all (GAP-71, USAGE-20). By its place among the changed ones. */
export function kembaliKeliru(
  isian: IsianPengembalian,
  alat: ReadonlyMap<string, PengembalianAlat>,
): FieldErrors {
  const changed = barisBerubah(isian, alat);
  if (changed.length === 0) return { pengembalian: 'Belum ada angka yang berubah.' };
  return errorsOfRefusal(
    changed.flatMap((satu, at) =>
      periksaPengembalian(
        {
          jlhKembali: angka(satu.jlhKembali),
          jlhRusak: angka(satu.jlhRusak),
          jlhDiganti: angka(satu.jlhDiganti),
        },
        alat.get(satu.uuid)!.jlhPenggunaan,
        at,
      ),
    ),
  );
}
