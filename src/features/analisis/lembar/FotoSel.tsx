import { useId, useState, type ReactNode } from 'react';
import { aturanFoto, maksFoto, type Foto } from '#domain/berkas/foto.ts';
import type { KeadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import type { Photo } from '#kit/photo/photo.ts';
import { PhotoField } from '#kit/photo/PhotoField.tsx';
import { PhotoList } from '#kit/photo/PhotoList.tsx';
import type { LembarKerja } from './use-lembar.ts';

type Ditulis = Pick<LembarKerja, 'fotoBaru' | 'readOnly' | 'onFoto'>;
const dibaca: Ditulis = { fotoBaru: {}, readOnly: true, onFoto: () => undefined };

/** The photos of the cells of a sheet as the grid shows them; only read where nothing is said of who writes. */
export const fotoLembar = (
  { foto }: Pick<KeadaanLembar, 'foto'>,
  { fotoBaru, readOnly, onFoto }: Ditulis = dibaca,
): { banyak: Record<string, number>; tampil: (kunci: string) => ReactNode } => ({
  banyak: Object.fromEntries(
    [...Object.keys(foto), ...Object.keys(fotoBaru)].map((kunci) => [
      kunci,
      (foto[kunci]?.length ?? 0) + (fotoBaru[kunci]?.length ?? 0),
    ]),
  ),
  tampil: (kunci) => (
    <FotoSel
      terkirim={foto[kunci] ?? []}
      baru={fotoBaru[kunci] ?? []}
      readOnly={readOnly}
      onChange={(semua) => onFoto(kunci, semua)}
    />
  ),
});

type FotoSelProps = {
  /** In the history: they stay as they are. */
  terkirim: readonly Foto[];
  baru: readonly Photo[];
  readOnly: boolean;
  onChange: (foto: readonly Photo[]) => void;
};

/** The photos of one cell's remark (BEYOND-19): those that were sent, and those that its draft still holds. */
function FotoSel({ terkirim, baru, readOnly, onChange }: FotoSelProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const later = async (work: Promise<{ value: readonly Photo[] } | null>) => {
    setBusy(true);
    const made = await work.finally(() => setBusy(false));
    if (made) onChange(made.value);
  };
  const sisa = maksFoto - terkirim.length;
  return (
    <div className="mj-tumpuk-3">
      <PhotoList photos={terkirim} />
      {readOnly && baru.length === 0 ? null : sisa > 0 ? (
        <PhotoField
          id={id}
          label={terkirim.length > 0 ? 'Foto lagi' : 'Foto'}
          value={baru}
          // A field of photos hands over photos alone.
          onChange={(next) => onChange(next as readonly Photo[])}
          busy={busy}
          later={later}
          error={undefined}
          readOnly={readOnly}
          most={sisa}
          rule={aturanFoto}
        />
      ) : (
        <p className="mj-catatan">Sel ini sudah berisi {terkirim.length} foto.</p>
      )}
    </div>
  );
}
