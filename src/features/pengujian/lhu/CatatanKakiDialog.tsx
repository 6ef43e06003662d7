import { Button, Switch, TextInput } from '@mantine/core';
import { bidangUntuk, tidakDiuji, type bidangCatatan, type bidangPilihan } from '#domain/lhu/catatan-kaki.ts';
import { fotoAkhir } from '#domain/lhu/foto.ts';
import { kalimatKesesuaian } from '#domain/lembar-kerja/pernyataan.ts';
import type { Foto } from '#domain/berkas/foto.ts';
import type { ParameterSampel } from '#domain/pengujian/schema.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { DialogFrame } from '#kit/dialog/DialogFrame.tsx';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import type { Field } from '#kit/field/field.ts';
import { PhotoList } from '#kit/photo/PhotoList.tsx';
import { labelCatatanKaki, terhalang } from './catatan.ts';
import type { ParameterDibuka } from './MetodeDialog.tsx';

type Bidang = (typeof bidangCatatan)[number];

const petunjuk: Readonly<Record<Bidang, string>> = {
  penyimpangan: 'Apa yang ditambah, diubah, atau ditinggalkan dari metode uji',
  laboratoriumPelaksana: 'Nama laboratoriumnya',
  tempatPengujian: 'Hanya bila bukan di laboratorium ini',
  alasanTidakDiuji: 'Tercetak pada hasil “tidak diuji”',
};
const panjang: readonly Bidang[] = ['penyimpangan', 'alasanTidakDiuji'];

export type CatatanKakiDialogProps = {
  dialog: Dialog<ParameterDibuka>;
  field: (uuid: string, bidang: Bidang) => Field<string>;
  /** Whether conformity is stated of a parameter, and its photos are printed. */
  pilihan: (uuid: string, bidang: (typeof bidangPilihan)[number]) => Field<boolean>;
};

/** The footnotes of one parameter. They are part of the report's form: what is typed is kept with it and leaves with it. */
export function CatatanKakiDialog({ dialog, field, pilihan }: CatatanKakiDialogProps) {
  if (!dialog.isi) return null;
  const { sampel, parameter } = dialog.isi;
  return (
    <DialogFrame dialog={dialog} title="Catatan kaki" size={700}>
      <div className="mj-tumpuk-5">
        <div>
          <p>
            <strong>{parameter.parameterTest.namaParameterUji}</strong>
          </p>
          <p className="mj-redup">
            {sampel.kodeSampel ?? sampel.nama}. Yang diisi tercetak sebagai catatan kaki di bawah hasil.
          </p>
        </div>
        {bidangUntuk(!tidakDiuji(parameter)).map((bidang, ke) => {
          const satu = field(parameter.uuid, bidang);
          const sama = {
            ...satu,
            label: labelCatatanKaki[bidang],
            description: petunjuk[bidang],
            'data-autofocus': ke === 0 || undefined,
          };
          return panjang.includes(bidang) ? (
            <LongField key={bidang} {...sama} maxLength={500} />
          ) : (
            <TextInput key={bidang} {...sama} maxLength={200} />
          );
        })}
        {parameter.pernyataan && !tidakDiuji(parameter) ? (
          <Pernyataan parameter={parameter} field={pilihan(parameter.uuid, 'flagPernyataan')} />
        ) : null}
        <LampiranFoto foto={fotoAkhir(parameter)} field={pilihan(parameter.uuid, 'flagFoto')} />
        <div className="mj-jajar-2 mj-akhir">
          <Button size="lg" onClick={dialog.close}>
            Selesai
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}

/** Whether the report says that the result meets its limit (ISO/IEC 17025, 7.8.6), and what it would say. */
function Pernyataan({ parameter, field }: { parameter: ParameterSampel; field: Field<boolean> }) {
  const { value, onChange, readOnly, ...lain } = field;
  const halangan = terhalang(parameter);
  const kesesuaian = parameter.pernyataan?.kesesuaian;
  return (
    <Switch
      {...lain}
      size="md"
      label="Cantumkan batas dan kesesuaian"
      description={halangan ?? (kesesuaian && kalimatKesesuaian(kesesuaian))}
      disabled={readOnly || halangan !== null}
      checked={value && halangan === null}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

/** Whether the photos of the final report are printed behind the results, and which they are (BEYOND-21). */
function LampiranFoto({ foto, field }: { foto: readonly Foto[]; field: Field<boolean> }) {
  const { value, onChange, readOnly, ...lain } = field;
  if (foto.length === 0) return null;
  return (
    <div>
      <Switch
        {...lain}
        size="md"
        label="Lampirkan foto"
        description={`${foto.length} foto dari laporan akhir, dicetak di halaman 'Lampiran foto'`}
        disabled={readOnly}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <PhotoList photos={foto} />
    </div>
  );
}
