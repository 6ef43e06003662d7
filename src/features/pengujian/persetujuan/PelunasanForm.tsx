import { formatRupiah } from '#domain/core/format.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { NoteField } from '#kit/field/NoteField.tsx';
import { Section } from '#kit/text/Section.tsx';
import type { RecordForm } from '#kit/form/record-form.ts';
import { RupiahField } from '#kit/field/RupiahField.tsx';
import { KerangkaFormulir } from './KerangkaFormulir.tsx';
import {
  akibatPelunasan,
  bodyPelunasan,
  hasilPelunasan,
  hitungPelunasan,
  labelPelunasan,
  pelunasanAwal,
  pelunasanKeliru,
  tidakDiuji,
  type IsianPelunasan,
} from './pelunasan.ts';
import { SampelDenganProgres } from './SampelDenganProgres.tsx';
import { useFormulir, type FormulirProps } from './use-formulir.ts';
import { whole } from '#kit/text/whole.tsx';
import classes from './PelunasanForm.module.css';

/** The final bill at code 8, and its correction at 9 while nobody has paid it (TESTADM-17, TESTADM-24 to 27, GAP-127). */
export function PelunasanForm({ rekaman }: FormulirProps) {
  const { data } = rekaman;
  const form = useFormulir(rekaman, {
    endpoint: pengujianApi.pelunasan,
    label: `Tagihan pelunasan · ${sebutan(data.nomor, data.namaSampel)}`,
    initial: pelunasanAwal(data),
    body: (isian) => bodyPelunasan(data, isian),
    alsoWrong: (isian) => pelunasanKeliru(data, isian),
    akibat: (isian) => ({ kata: akibatPelunasan(data, isian) }),
    hasil: (jawaban) => hasilPelunasan(data, jawaban),
    verdict: (_, boleh) => boleh('tagihPelunasan'),
  });
  return (
    <KerangkaFormulir form={form} data={data} labels={labelPelunasan(data)}>
      <SampelDenganProgres data={data} />
      <Section title="Tagihan">
        <BarisTagihan data={data} form={form} />
        <Jumlah data={data} isian={form.values} />
        <NoteField
          {...form.field('catatan', 'catatanTambahan')}
          mt="lg"
          label="Catatan"
          description="Boleh kosong; tampil di riwayat pengujian"
        />
      </Section>
    </KerangkaFormulir>
  );
}

const harga = [
  { field: 'hargaPengujian', label: 'Harga pengujian' },
  { field: 'hargaReplikasi', label: 'Harga replikasi' },
] as const;

/** Each line with its prices to change; what was not tested costs nothing and stays so. */
function BarisTagihan({ data, form }: { data: Pengujian; form: RecordForm<IsianPelunasan> }) {
  return (
    <div className="mj-bingkai">
      <ul className="mj-bergaris">
        {hitungPelunasan(data, form.values).lines.map(({ satu, diisi, hargaTotal }, at) => {
          const tetap = tidakDiuji(data, satu);
          return (
            <li key={satu.uuid} className={classes.line}>
              <p className={classes.name}>
                <strong>{satu.namaParameterUji}</strong>
                <span>
                  {satu.namaSampel}
                  {satu.jumlahReplikasi > 1 ? `, ${satu.jumlahReplikasi} replikasi` : ''}
                  {tetap ? '. Tidak diuji, tidak ditagih' : ''}
                </span>
              </p>
              {harga.map(({ field, label }) => (
                <RupiahField
                  {...form.field(`harga[${satu.uuid}][${field}]`, `tagihan[${at}][${field}]`)}
                  key={field}
                  label={label}
                  value={diisi[field]}
                  readOnly={tetap || form.readOnly}
                />
              ))}
              <p className={classes.total}>
                <span>Total baris</span>
                <output>{formatRupiah(hargaTotal)}</output>
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Jumlah({ data, isian }: { data: Pengujian; isian: IsianPelunasan }) {
  const { total, dibayar, nominalAkhir } = hitungPelunasan(data, isian);
  return (
    <>
      <dl className={classes.sums}>
        <div>
          <dt>Total tagihan</dt>
          <dd>{formatRupiah(total)}</dd>
        </div>
        <div>
          <dt>Sudah dibayar</dt>
          <dd>{formatRupiah(dibayar)}</dd>
        </div>
        <div data-utama>
          <dt>Nominal akhir</dt>
          <dd>{formatRupiah(nominalAkhir)}</dd>
        </div>
      </dl>
      <p className={classes.meaning} role="status">
        {whole(akibatPelunasan(data, isian))}
      </p>
    </>
  );
}
