import { isValidElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { analisisApi, type LaporanBody } from '#domain/analisis/endpoints.ts';
import { labDay } from '#domain/core/clock.ts';
import { FileField, type ChosenFile } from '#kit/field/FileField.tsx';
import { openDialogPlace } from '#kit/dialog/dialog-place.ts';
import { giveUp } from '#kit/form/leave-guard.ts';
import { useRecordForm, type RecordForm } from '#kit/form/record-form.ts';
import { panggung } from '#tests/offline/panggung.ts';
import { denganPeramban, type Layar } from '#tests/support/layar.tsx';

const p = panggung();
const bukaLayar = denganPeramban();

type Satu = { kunci: string; berkas: ChosenFile | null };
type Formulir = RecordForm<{ sampel: Satu[] }>;
type Tampak = { form: Formulir; ambil: (file: File) => Promise<void> };

const pdf = { types: ['application/pdf'], maxBytes: 1000, salahJenis: 'bukan pdf', terlaluBesar: 'besar' };
const satu = (kunci: string): Satu => ({ kunci, berkas: null });

/** A form of two samples; `ambil` is the file field of the first, as somebody chooses a file there. */
async function buka(): Promise<Layar<Tampak>> {
  const uuid = p().berjalan;
  const layar = await bukaLayar(p().analis, () => {
    const form = useRecordForm<typeof LaporanBody, { sampel: Satu[] }>({
      endpoint: analisisApi.report,
      record: uuid,
      label: 'Laporan progres',
      initial: { sampel: [satu('a'), satu('b')] },
      body: ({ sampel }) => ({
        uuid,
        jenisLaporan: 'progres',
        tanggal: labDay(new Date(p().dunia.waktu.now())),
        jam: '10:00',
        isi: `<p>${sampel.map(({ berkas }) => berkas?.name ?? 'tanpa').join(' ')}</p>`,
      }),
      confirm: async () => true,
      onSaved: () => undefined,
    });
    const field = form.slowField('sampel[0][berkas]');
    const unsur = FileField({ ...field, label: 'Gambar', help: '', rule: pdf });
    return { form, ambil: (file: File) => masukan(unsur)!([file]) };
  });
  await layar.sampai(({ form }) => form.ready);
  return layar;
}

/** What its input is told of chosen files. */
function masukan(node: ReactNode): ((files: readonly File[]) => Promise<void>) | undefined {
  if (Array.isArray(node)) return node.map(masukan).find(Boolean);
  if (!isValidElement<{ children?: ReactNode; onTake?: (files: readonly File[]) => Promise<void> }>(node))
    return undefined;
  return node.props.onTake ?? masukan(node.props.children);
}

/** A file that is read only when it is let go, and the field that has taken it. */
function pilih({ ambil }: Tampak, awal = '%PDF-1.7') {
  const { promise, resolve } = Promise.withResolvers<void>();
  const file = new File([awal], 'botol.pdf', { type: 'application/pdf' });
  const baca = file.arrayBuffer.bind(file);
  file.arrayBuffer = () => promise.then(baca);
  const selesai = ambil(file);
  return async () => {
    resolve();
    await selesai;
  };
}

const nama = ({ form }: Tampak) => form.values.sampel.map(({ kunci, berkas }) => [kunci, berkas?.name]);
const draf = () => p().analis.db.draf.toArray();

describe('a file that its form is still preparing', () => {
  it('holds the form up, which says so, and is what leaves', async () => {
    const layar = await buka();
    const lepas = pilih(layar.kini);
    expect(layar.perbarui().form.blocked).toMatch(/^File masih/);
    await layar.kini.form.submit();
    expect(await p().analis.db.antrean.count()).toBe(0);
    expect(layar.kini.form.isDirty()).toBe(true);
    await lepas();
    await layar.sampai(({ form }) => form.blocked === null);
    await layar.kini.form.submit();
    expect((await p().analis.db.antrean.toArray())[0]?.body).toMatchObject({ isi: '<p>botol.pdf tanpa</p>' });
  });

  it('goes to the sample it was chosen for, wherever that stands by then', async () => {
    const layar = await buka();
    const lepas = pilih(layar.kini);
    layar.lakukan(({ form }) => form.change(({ sampel }) => ({ sampel: [satu('c'), ...sampel] })));
    await lepas();
    expect(nama(layar.kini)).toEqual([
      ['c', undefined],
      ['a', 'botol.pdf'],
      ['b', undefined],
    ]);
  });

  it('of a sample that was taken out goes nowhere, and nobody waits for it', async () => {
    const layar = await buka();
    const lepas = pilih(layar.kini);
    layar.lakukan(({ form }) => form.change(({ sampel }) => ({ sampel: sampel.slice(1) })));
    expect(layar.kini.form.blocked).toBeNull();
    await lepas();
    expect(nama(layar.kini)).toEqual([['b', undefined]]);
  });

  it('that the field does not take leaves the form as it was', async () => {
    const layar = await buka();
    await pilih(layar.kini, 'bukan PDF')();
    const { form } = await layar.sampai(({ form: now }) => now.blocked === null);
    expect([form.errors, nama(layar.kini)]).toEqual([
      {},
      [
        ['a', undefined],
        ['b', undefined],
      ],
    ]);
  });

  it('comes too late for what was thrown away meanwhile', async () => {
    const layar = await buka();
    const lepas = pilih(layar.kini);
    const { filledTimes } = layar.kini.form;
    layar.kini.form.discard();
    await layar.sampai(({ form }) => form.filledTimes > filledTimes);
    expect(layar.kini.form.blocked).toBeNull();
    await lepas();
    expect(nama(layar.kini)).toEqual([
      ['a', undefined],
      ['b', undefined],
    ]);
    await layar.kini.form.draft.simpanSekarang();
    expect(await draf()).toEqual([]);
  });

  it('writes no draft of a form that is closed', async () => {
    const layar = await buka();
    const lepas = pilih(layar.kini);
    await layar.tutup();
    await lepas();
    await layar.kini.form.draft.simpanSekarang();
    expect(await draf()).toEqual([]);
  });
});

describe("'Batal'", () => {
  /** A form with something typed, whose question is answered so, if it comes. */
  async function diisi(ya: boolean): Promise<Layar<Tampak>> {
    const layar = await buka();
    openDialogPlace();
    window.addEventListener('mantine-modals:openConfirmModal', (event) => {
      const { onConfirm, onClose } = (event as CustomEvent<Record<'onConfirm' | 'onClose', () => void>>)
        .detail;
      if (ya) onConfirm();
      onClose();
    });
    layar.lakukan(({ form }) => form.change(() => ({ sampel: [satu('c')] })));
    await layar.kini.form.draft.simpanSekarang();
    return layar;
  }

  it('throws what was typed away when it was answered with yes, and keeps it otherwise', async () => {
    const layar = await diisi(false);
    expect([await giveUp(layar.kini.form), (await draf()).length]).toEqual([false, 1]);
    await layar.tutup();
    const lagi = await diisi(true);
    expect(lagi.kini.form.resumed).not.toBeNull();
    expect([await giveUp(lagi.kini.form), await draf()]).toEqual([true, []]);
  });

  it('on a device that cannot throw it away stays, and says so', async () => {
    const layar = await diisi(true);
    const penuh = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    p().analis.db.draf.hook('deleting', penuh);
    expect(await giveUp(layar.kini.form)).toBe(false);
    p().analis.db.draf.hook('deleting').unsubscribe(penuh);
    expect(layar.kini.form.draft.gagal).toMatch(/tidak dapat membuang/);
  });
});

describe('what comes after its form', () => {
  const terlambat = async (layar: Layar<Tampak>) => {
    layar.lakukan(({ form }) => form.change(({ sampel }) => ({ sampel: [satu('c'), ...sampel] })));
    await layar.kini.form.draft.simpanSekarang();
  };

  it('was sent does not make it a draft again, an invitation to send it twice', async () => {
    const layar = await buka();
    await layar.kini.form.submit();
    await terlambat(layar);
    expect(await draf()).toEqual([]);
    expect(await p().analis.db.antrean.count()).toBe(1);
  });

  it('was thrown away does not bring it back', async () => {
    const layar = await buka();
    expect(await giveUp(layar.kini.form), 'nothing was typed: nothing is asked').toBe(true);
    await terlambat(layar);
    expect(await draf()).toEqual([]);
  });
});
