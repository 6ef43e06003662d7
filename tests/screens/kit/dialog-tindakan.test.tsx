import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { DialogTindakan } from '#features/pengujian/persetujuan/DialogTindakan.tsx';
import {
  batalkanPendaftaran,
  tarikDokumen,
  tolakDokumen,
} from '#features/pengujian/persetujuan/tindakan-beralasan.ts';
import { tindakanDetail } from '#features/pengujian/persetujuan/tindakan-detail.ts';
import { FormDialog, type FormDialogProps } from '#kit/form/FormDialog.tsx';
import { SubmitButton, type SubmitButtonProps } from '#kit/form/SubmitButton.tsx';
import { denganUnsur } from '#tests/support/layar.tsx';

const gambar = denganUnsur();

const form = {
  ready: true,
  blocked: null,
  locked: false,
  state: { jenis: 'mengisi' },
  draft: {},
} as unknown as FormDialogProps['form'];
const dialog = { opened: true, close: () => undefined, exited: () => undefined };
const bersama = { form, dialog, size: 700, labels: {}, children: null } as const;

/** The button that ends a dialog, among everything that it draws. */
function tombol(node: ReactNode): SubmitButtonProps | null {
  for (const satu of Children.toArray(node)) {
    if (!isValidElement(satu)) continue;
    const { props, type } = satu as ReactElement<{ children?: ReactNode }>;
    const found = type === SubmitButton ? (props as unknown as SubmitButtonProps) : tombol(props.children);
    if (found) return found;
  }
  return null;
}

/** The button of such a dialog, as React has it drawn. */
function tombolDari(props: Pick<FormDialogProps, 'title' | 'act'>): SubmitButtonProps | null {
  const drawn: ReactNode[] = [];
  const Satu = (): null => {
    drawn.push(FormDialog({ ...bersama, ...props }));
    return null;
  };
  gambar(Satu);
  return tombol(drawn.at(-1));
}

describe('the button that ends a dialog', () => {
  it('of an act says the act, by its title; of a form that it is saved', () => {
    expect(tombolDari({ title: 'Tarik dokumen', act: 'bahaya' })).toMatchObject({
      label: 'Tarik dokumen',
      danger: true,
    });
    expect(tombolDari({ title: 'Ganti kalab', act: 'biasa' })).toMatchObject({
      label: 'Ganti kalab',
      danger: false,
    });
    expect(tombolDari({ title: 'Edit metode uji' })).toMatchObject({ label: 'Simpan' });
  });

  it.each([batalkanPendaftaran, tolakDokumen, tarikDokumen])(
    'of Admin’s $judul is called as the button that opened it',
    ({ judul, aksi, tentang }) => {
      const { props } = DialogTindakan({
        form,
        dialog,
        labels: {},
        judul,
        tentang,
        act: 'bahaya',
        children: null,
      });
      expect(props).toMatchObject({ title: judul, act: 'bahaya' });
      expect(tindakanDetail.find((satu) => satu.aksi === aksi)?.label).toBe(judul);
    },
  );
});
