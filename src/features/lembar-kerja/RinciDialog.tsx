import { useState, type ReactNode } from 'react';
import { Button, TextInput } from '@mantine/core';
import { masukanDari, sebutSel, uraiKunci } from '#domain/lembar-kerja/kunci.ts';
import type { KeadaanLembar, NilaiTertulis } from '#domain/lembar-kerja/keadaan.ts';
import { tampilSel, alasanCoret, type Isian, type Sel } from '#domain/lembar-kerja/sel.ts';
import type { Blok, Masukan } from '#domain/lembar-kerja/schema.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { DialogFrame } from '#kit/dialog/DialogFrame.tsx';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { RadioField } from '#kit/field/RadioField.tsx';
import { Chip, Chips } from '#kit/text/Chips.tsx';
import { Timeline } from '#kit/text/Timeline.tsx';
import type { PerubahanSel } from './sel.ts';

type RinciProps = {
  blok: Blok;
  isian: Isian;
  riwayat: KeadaanLembar['riwayat'];
  lama: ReadonlySet<string>;
  /** What shows the photos of a cell; absent where cells have none. */
  foto: ((kunci: string) => ReactNode) | undefined;
  readOnly: boolean;
  onSel: (perubahan: readonly PerubahanSel[]) => void;
};

/** All there is to know and do about one cell: its words, its remark with photos, crossing it out, and every value it ever had. */
export function RinciDialog({ dialog, ...rest }: RinciProps & { dialog: Dialog<string> }) {
  const kunci = dialog.isi;
  return (
    <DialogFrame dialog={dialog} title={kunci ? sebutSel(rest.blok, kunci) : ''} size={700} centered={false}>
      {kunci ? <Rinci key={dialog.key} kunci={kunci} onClose={dialog.close} {...rest} /> : null}
    </DialogFrame>
  );
}

type IsiRinci = RinciProps & { kunci: string; onClose: () => void };

function Rinci(props: IsiRinci) {
  const { blok, kunci, isian, riwayat, lama, foto, readOnly, onSel, onClose } = props;
  const sel = isian[kunci];
  const ubah = (perubahan: Partial<Omit<PerubahanSel, 'kunci'>>) => {
    const { nilai = '', dicoret = null, catatan = null } = sel ?? {};
    onSel([{ kunci, nilai, dicoret, catatan, ...perubahan }]);
    onClose();
  };
  const masukan = masukanDari(blok, uraiKunci(kunci).nama);
  return (
    <div className="mj-tumpuk-5">
      {lama.has(kunci) && !readOnly ? (
        <div>
          <p className="mj-bawah-3">Nilai ini diukur sebelum laporan dikembalikan penyelia.</p>
          <Button size="lg" onClick={() => ubah({})}>
            Nilai ini masih benar
          </Button>
        </div>
      ) : null}
      {sel?.dicoret ? (
        <Dicoret sel={sel} readOnly={readOnly} ubah={ubah} />
      ) : readOnly ? null : (
        <>
          <NilaiDanCatatan masukan={masukan} sel={sel} ubah={ubah} />
          {sel?.nilai ? <Coret ubah={ubah} /> : null}
        </>
      )}
      {foto?.(kunci)}
      <RiwayatSel nilai={riwayat[kunci] ?? []} />
    </div>
  );
}

type Ubah = (perubahan: Partial<Omit<PerubahanSel, 'kunci'>>) => void;

/** What stands on a plate that cannot be counted. */
const kataCawan = ['TBUD', 'spreader', 'hilang'] as const;
const tandaAngka = ['<', '>'] as const;
const takTerdeteksi = 'tidak terdeteksi';

/** What a keypad of digits has no keys for, and a remark. */
function NilaiDanCatatan({
  masukan,
  sel,
  ubah,
}: {
  masukan: Masukan | undefined;
  sel: Sel | undefined;
  ubah: Ubah;
}) {
  const [nilai, setNilai] = useState(tampilSel(sel?.nilai ?? ''));
  const [catatan, setCatatan] = useState(sel?.catatan ?? '');
  const angka = nilai.replace(/^[<>]\s*/, '');
  return (
    <>
      {masukan && masukan.jenis !== 'pilihan' ? (
        <div>
          <TextInput
            label="Nilai"
            size="lg"
            maxLength={80}
            value={nilai}
            onChange={(event) => setNilai(event.currentTarget.value)}
          />
          <div className="mj-atas-2">
            <Chips>
              {masukan.jenis === 'cawan' ? (
                kataCawan.map((kata) => (
                  <Chip key={kata} pressed={nilai === kata} onClick={() => setNilai(kata)}>
                    {kata}
                  </Chip>
                ))
              ) : (
                <>
                  {tandaAngka.map((tanda) => (
                    <Chip
                      key={tanda}
                      pressed={nilai.startsWith(tanda)}
                      onClick={() => setNilai(nilai.startsWith(tanda) ? angka : `${tanda}${angka}`)}
                    >
                      {tanda === '<' ? 'kurang dari (<)' : 'lebih dari (>)'}
                    </Chip>
                  ))}
                  <Chip pressed={nilai === takTerdeteksi} onClick={() => setNilai(takTerdeteksi)}>
                    {takTerdeteksi}
                  </Chip>
                </>
              )}
            </Chips>
          </div>
        </div>
      ) : null}
      <LongField
        label="Catatan sel"
        maxLength={500}
        value={catatan}
        onChange={(event) => setCatatan(event.currentTarget.value)}
      />
      <div>
        <Button
          size="lg"
          onClick={() =>
            ubah({
              nilai: nilai === tampilSel(sel?.nilai ?? '') ? (sel?.nilai ?? '') : nilai.trim(),
              catatan: catatan.trim() || null,
            })
          }
        >
          Pakai
        </Button>
      </div>
    </>
  );
}

/** A measured value that is not used: it stays readable, with why (BEYOND-12). */
function Coret({ ubah }: { ubah: Ubah }) {
  const [alasan, setAlasan] = useState<(typeof alasanCoret)[number] | ''>('');
  const [keterangan, setKeterangan] = useState('');
  const [kurang, setKurang] = useState(false);
  const coret = () => {
    if (alasan === '' || keterangan.trim() === '') setKurang(true);
    else ubah({ dicoret: { alasan, keterangan: keterangan.trim() } });
  };
  return (
    <details className="mj-lipat" style={{ '--mj-buka': "'Coret'" } as React.CSSProperties}>
      <summary>Coret nilai ini</summary>
      <div className="mj-tumpuk-4">
        <RadioField
          label="Alasan"
          arrange="kisi"
          value={alasan}
          onChange={setAlasan}
          error={kurang && alasan === '' ? 'Pilih alasan.' : undefined}
          options={alasanCoret.map((satu) => ({ value: satu, label: satu }))}
        />
        <LongField
          label="Keterangan"
          description="Tertulis di lembar kerja dan laporan; nilainya tetap terbaca"
          maxLength={300}
          value={keterangan}
          error={kurang && keterangan.trim() === '' ? 'Tulis keterangannya.' : undefined}
          onChange={(event) => setKeterangan(event.currentTarget.value)}
        />
        <div>
          <Button color="red" size="lg" onClick={coret}>
            Coret
          </Button>
        </div>
      </div>
    </details>
  );
}

function Dicoret({ sel, readOnly, ubah }: { sel: Sel; readOnly: boolean; ubah: Ubah }) {
  return (
    <div>
      <p className="mj-bawah-3">
        <s>{tampilSel(sel.nilai)}</s> dicoret: {sel.dicoret?.alasan}, {sel.dicoret?.keterangan}
      </p>
      {readOnly ? null : (
        <div className="mj-jajar-3">
          <Button variant="default" size="lg" onClick={() => ubah({ nilai: '', dicoret: null })}>
            Ukur lagi
          </Button>
          <Button variant="default" size="lg" onClick={() => ubah({ dicoret: null })}>
            Batalkan coretan
          </Button>
        </div>
      )}
    </div>
  );
}

const RiwayatSel = ({ nilai }: { nilai: readonly NilaiTertulis[] }) =>
  nilai.length === 0 ? null : (
    <section>
      <h3 className="mj-bawah-3">Riwayat sel</h3>
      <Timeline
        label="Riwayat sel"
        entries={nilai.toReversed().map((satu) => ({
          id: `${satu.uuid}${satu.pada}`,
          time: satu.pada,
          person: satu.user.nama,
          title: satu.nilai === '' ? 'Dikosongkan' : tampilSel(satu.nilai),
          body:
            [satu.dicoret && `Dicoret: ${satu.dicoret.alasan}, ${satu.dicoret.keterangan}`, satu.catatan]
              .filter(Boolean)
              .join('. ') || null,
        }))}
      />
    </section>
  );
