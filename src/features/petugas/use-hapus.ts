import { petugasApi } from '#domain/petugas/endpoints.ts';
import type { Petugas } from '#domain/petugas/schema.ts';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { showSuccess } from '#kit/notice/toast.ts';
import { useAct } from '#kit/record/use-act.ts';

/** Removes an account that was turned down, asked as OFFICER-05 words it. */
export function useHapus() {
  const { busy, run } = useAct(petugasApi.hapus);
  return {
    busy,
    run: ({ uuid, nama, email, rev }: Petugas) =>
      run({
        body: { uuid },
        label: `Hapus petugas · ${nama}`,
        baseRev: rev,
        confirm: () =>
          openConfirm({
            title: 'Apakah anda yakin ingin menghapus petugas ini ?',
            body: `${nama}, ${email}`,
            consequence:
              'Akun dan data dirinya hilang. Ia dapat masuk dan mendaftar lagi sebagai orang baru.',
            confirmLabel: 'Ya, hapus',
            danger: true,
          }),
        // The list reads itself again once the server has told that it changed.
        onSaved: (info) => showSuccess(info),
      }),
  };
}
