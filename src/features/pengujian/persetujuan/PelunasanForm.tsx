import { Textarea } from '@mantine/core';
import { formatRupiah } from '#domain/core/format.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { Section } from '#kit/Section.tsx';
import { RupiahField } from '#kit/RupiahField.tsx';
import { KerangkaFormulir } from './KerangkaFormulir.tsx';
import {
  akibatPelunasan,
  bodyPelunasan,
  hitungPelunasan,
  labelPelunasan,
  pelunasanAwal,
  pelunasanKeliru,
  tidakDiuji,
  type IsianPelunasan,
} from './pelunasan.ts';
import { SampelDenganProgres } from './SampelDenganProgres.tsx';
import { useFormulir, type Formulir, type FormulirProps } from './use-formulir.ts';
import classes from './PelunasanForm.module.css';

type Pelunasan = Formulir<
  NonNullable<typeof pengujianApi.pelunasan.body>,
  typeof pengujianApi.pelunasan.output,
  IsianPelunasan
>;

/** The final bill at code 8, and its correction at 9 while nobody has paid it (TESTADM-17, TESTADM-24 to 27, GAP-127). */
export function PelunasanForm(props: FormulirProps) {
  const { data } = props.rekaman;
  const formulir = useFormulir(props, pengujianApi.pelunasan, pelunasanAwal(data));
  const { isian, ubah, write, hanyaBaca } = formulir;
  return (
    <KerangkaFormulir
      {...props}
      formulir={formulir}
      labels={labelPelunasan(data)}
      terhalang={formulir.terhalang('tagihPelunasan')}
      onSubmit={() => void formulir.kirim(bodyPelunasan(data, isian), pelunasanKeliru(data, isian))}
    >
      <SampelDenganProgres data={data} />
      <Section title="Tagihan">
        <BarisTagihan data={data} formulir={formulir} />
        <Jumlah data={data} isian={isian} />
        <Textarea
          id={write.id('catatanTambahan')}
          mt="lg"
          label="Catatan"
          description="Boleh kosong; tampil di riwayat pengujian"
          autosize
          minRows={2}
          maxLength={2000}
          readOnly={hanyaBaca}
          value={isian.catatan}
          error={write.errors['catatanTambahan']}
          onChange={({ currentTarget: { value } }) =>
            ubah((now) => ({ ...now, catatan: value }), 'catatanTambahan')
          }
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
function BarisTagihan({ data, formulir }: { data: Pengujian; formulir: Pelunasan }) {
  const { isian, ubah, write, hanyaBaca } = formulir;
  return (
    <div className={classes.frame}>
      <ul className={classes.lines}>
        {hitungPelunasan(data, isian).lines.map(({ satu, diisi, hargaTotal }, at) => {
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
                  key={field}
                  id={write.id(`tagihan[${at}][${field}]`)}
                  label={label}
                  value={diisi[field]}
                  readOnly={tetap || hanyaBaca}
                  error={write.errors[`tagihan[${at}][${field}]`]}
                  onChange={(value) =>
                    ubah(
                      (now) => ({
                        ...now,
                        harga: { ...now.harga, [satu.uuid]: { ...now.harga[satu.uuid]!, [field]: value } },
                      }),
                      `tagihan[${at}][${field}]`,
                    )
                  }
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
        {akibatPelunasan(data, isian)}
      </p>
    </>
  );
}
