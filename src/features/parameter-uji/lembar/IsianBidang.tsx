import { Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { ada, type Bidang, type Bidangan } from './bidang.ts';
import { Deret } from './Deret.tsx';
import { nilaiDi, useMedan, type Tempat } from './form.ts';
import classes from './Lembar.module.css';

/** Below the input: fields of one line stand on one line, whatever is said of them. */
const urutan = ['label', 'input', 'error', 'description'] as ('label' | 'input' | 'error' | 'description')[];

/** The inputs of fields, in their order; lists of rows take the whole width. */
export const IsianBidang = (props: Tempat & { semua: Bidangan }) => (
  <div className={classes.medan}>
    <Setiap {...props} />
  </div>
);

function Setiap({ form, di, semua }: Tempat & { semua: Bidangan }) {
  const baris = nilaiDi<Readonly<Record<string, unknown>>>(form.values, di);
  return Object.entries(semua).map(([nama, bidang]) =>
    ada(bidang, baris) ? <Satu key={nama} form={form} di={`${di}[${nama}]`} bidang={bidang} /> : null,
  );
}

function Satu({ form, di, bidang }: Tempat & { bidang: Bidang }) {
  if (bidang.kind === 'kunci' || bidang.kind === 'sel') return null;
  if (bidang.kind === 'kelompok') {
    const isi = <Setiap form={form} di={di} semua={bidang.satu} />;
    // What is only there with its first field stands with it.
    return bidang.bilaTerisi ? <div className="mj-tumpuk-2">{isi}</div> : isi;
  }
  if (bidang.kind !== 'deret') return <Medan form={form} di={di} bidang={bidang} />;
  return (
    <div className="mj-penuh mj-tumpuk-3">
      {bidang.judul ? (
        <div>
          <h3>{bidang.judul}</h3>
          <p className="mj-catatan mj-rapi">{bidang.help}</p>
        </div>
      ) : null}
      <Deret form={form} di={di} deret={bidang}>
        {(satu) => <IsianBidang form={form} di={satu} semua={bidang.satu} />}
      </Deret>
    </div>
  );
}

type Pilihan = readonly { value: string; label: string }[];
type MedanProps = Tempat & {
  bidang: Exclude<Bidang, { kind: 'kunci' | 'sel' | 'kelompok' | 'deret' }>;
  /** What may be chosen, where only the version that is written says so. */
  data?: Pilihan;
};

/** The input of one field by its kind. What is said of it as it stands takes the place of its help. */
export function Medan({ form, di, bidang, data }: MedanProps) {
  const { kata, ...field } = useMedan(form, di);
  const { kind, label } = bidang;
  const semua = {
    ...field,
    label,
    inputWrapperOrder: urutan,
    description: kata ?? bidang.help,
    withAsterisk: 'wajib' in bidang,
    placeholder: 'placeholder' in bidang ? bidang.placeholder : undefined,
    maxLength: 'max' in bidang && kind !== 'banyak' ? bidang.max : undefined,
  };
  if (kind === 'centang')
    return (
      <Checkbox
        id={field.id}
        label={label}
        checked={field.value as unknown as boolean}
        disabled={field.readOnly}
        onChange={({ currentTarget }) => (field.onChange as (next: unknown) => void)(currentTarget.checked)}
      />
    );
  if (kind === 'pilih' || data) {
    const { readOnly, placeholder: _contoh, maxLength: _panjang, ...lain } = semua;
    return <NativeSelect {...lain} disabled={readOnly} data={data ?? pilihanDari(bidang)} />;
  }
  if (kind === 'banyak')
    return (
      <NumberInput
        {...semua}
        min={0}
        max={bidang.max ?? 12}
        clampBehavior="none"
        allowDecimal={false}
        allowNegative={false}
        inputMode="numeric"
        hideControls
        onChange={(typed) => (field.onChange as (next: unknown) => void)(typed === '' ? '' : Number(typed))}
      />
    );
  if (kind !== 'paragraf' && kind !== 'rumus') return <TextInput {...semua} autoComplete="off" />;
  return (
    <Textarea
      {...semua}
      className={`mj-penuh ${kind === 'rumus' ? classes.rumus : ''}`}
      autosize
      minRows={kind === 'rumus' ? 1 : 2}
    />
  );
}

const pilihanDari = (bidang: Bidang): Pilihan =>
  bidang.kind === 'pilih'
    ? Object.entries(bidang.pilihan).map(([value, nama]) => ({ value, label: nama }))
    : [];
