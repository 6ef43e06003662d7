import { isValidElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { pengujianApi, type PendaftaranBody } from '#domain/pengujian/endpoints.ts';
import {
  bodyDari,
  isianBaru,
  pendaftaranKeliru,
  sampelBaru,
  type IsianPendaftaran,
} from '#features/pengujian/pendaftaran/isian.ts';
import { KeteranganIsian } from '#features/pengujian/pendaftaran/KeteranganIsian.tsx';
import { LangkahSampel } from '#features/pengujian/pendaftaran/LangkahSampel.tsx';
import type { SampelIsianProps } from '#features/pengujian/pendaftaran/SampelIsian.tsx';
import { openDialogPlace } from '#kit/dialog/dialog-place.ts';
import type { FormRowProps } from '#kit/form/FormRow.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { panggung } from '#tests/offline/panggung.ts';
import { denganPeramban } from '#tests/support/layar.tsx';

const p = panggung();
const bukaLayar = denganPeramban();

/** The samples of the step, as it draws them. */
const bagian = (node: ReactNode): SampelIsianProps[] => {
  if (Array.isArray(node)) return node.flatMap(bagian);
  if (!isValidElement<Partial<SampelIsianProps & FormRowProps>>(node)) return [];
  const { onHapus, children } = node.props;
  if (onHapus !== undefined) return [node.props as SampelIsianProps];
  return bagian(typeof children === 'function' ? children() : children);
};

it('[REG-41] a sample that is taken out after its question leaves the others as they have become meanwhile', async () => {
  const satu = { ...sampelBaru(), nama: 'A' };
  const lain = { ...sampelBaru(), nama: 'B' };
  const layar = await bukaLayar(p().analis, () => {
    const form = useRecordForm<typeof PendaftaranBody, IsianPendaftaran>({
      endpoint: pengujianApi.daftar,
      record: null,
      label: 'Daftar',
      initial: { ...isianBaru(), sampel: [satu, lain] },
      body: bodyDari,
      onSaved: () => undefined,
    });
    return { form, bagian: bagian(LangkahSampel({ form, pilihan: new Map() })) };
  });
  await layar.sampai(({ form }) => form.ready);
  openDialogPlace();
  const ditanya = new Promise<() => void>((resolve) =>
    window.addEventListener('mantine-modals:openConfirmModal', (event) => {
      const { title, onConfirm } = (event as CustomEvent<{ title: string; onConfirm: () => void }>).detail;
      // A question that another file of this process left behind without a place for it is asked here, too.
      if (title.startsWith('Hapus sampel 1')) resolve(onConfirm);
    }),
  );
  layar.kini.bagian[0]!.onHapus!();
  const ya = await ditanya;
  const gambar = { sha256: 'a'.repeat(64), name: 'botol.pdf', size: 8, mime: 'application/pdf' };
  layar.lakukan(({ form }) => form.field('sampel[1][fileGambar]').onChange(gambar));
  ya();
  const { form } = await layar.sampai(({ form: now }) => now.values.sampel.length === 1);
  expect(form.values.sampel).toMatchObject([{ nama: 'B', fileGambar: { name: 'botol.pdf' } }]);
});

it('what a sample is besides its name is folded away, unless something is said there or is wrong', async () => {
  const layar = await bukaLayar(p().analis, () => {
    const form = useRecordForm<typeof PendaftaranBody, IsianPendaftaran>({
      endpoint: pengujianApi.daftar,
      record: null,
      label: 'Daftar',
      initial: { ...isianBaru(), sampel: [sampelBaru(), { ...sampelBaru(), noBets: 'AB-12' }] },
      body: bodyDari,
      alsoWrong: (isian) => pendaftaranKeliru(isian, new Map(), '2026-11-20'),
      onSaved: () => undefined,
    });
    const terbuka = [0, 1].map((ke) => KeteranganIsian({ ke, form }).props.open as boolean);
    return { form, terbuka };
  });
  const { terbuka } = await layar.sampai(({ form }) => form.ready);
  expect(terbuka).toEqual([false, true]);
  layar.lakukan(({ form }) => form.field('sampel[0][tglPengambilan]').onChange('2026-11-21'));
  expect(layar.kini.terbuka).toEqual([false, true]);
  layar.lakukan(({ form }) => void form.check());
  const { form } = await layar.sampai((kini) => kini.terbuka[0]!);
  expect(form.errors['sampel[0][tglPengambilan]']).toBe('Tanggal tidak boleh setelah hari ini');
});
