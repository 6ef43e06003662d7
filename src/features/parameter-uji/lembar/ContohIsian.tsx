import { useContext, useDeferredValue, useMemo } from 'react';
import { cobaContoh, hitungContoh } from '#domain/lembar-kerja/coba-contoh.ts';
import type { Contoh } from '#domain/lembar-kerja/contoh.ts';
import type { IsiLembar } from '#domain/lembar-kerja/schema.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { bidangContoh, bidangVersi } from './bidang-lembar.ts';
import { terkirim } from './bidang.ts';
import { ContohLembar } from './ContohLembar.tsx';
import { Deret } from './Deret.tsx';
import { CekKini, nilaiDi, type FormVersi, type Tempat } from './form.ts';
import { Medan } from './IsianBidang.tsx';
import classes from './Lembar.module.css';

const { judul, sumber, batas, harapan } = bidangContoh;

/** Worked examples: what is measured, and what must come out (BEYOND-07). */
export const ContohIsian = ({ form }: { form: FormVersi }) => (
  <Deret form={form} di="contoh" deret={bidangVersi.contoh}>
    {(satu, ke) => <Satu form={form} di={satu} ke={ke} />}
  </Deret>
);

function Satu({ form, di, ke }: Tempat & { ke: number }) {
  const { isi, dicoba } = useContext(CekKini);
  const contoh = useDeferredValue(nilaiDi(form.values, di));
  const coba = useMemo(() => isi && hitung(isi, terkirim(bidangContoh, contoh as object)), [isi, contoh]);
  const cocok = dicoba[ke]?.cocok;
  return (
    <div className="mj-tumpuk-4">
      <div className={classes.medan}>
        <Medan form={form} di={`${di}[judul]`} bidang={judul} />
        <Medan form={form} di={`${di}[sumber]`} bidang={sumber} />
        <Medan
          form={form}
          di={`${di}[batas]`}
          bidang={batas}
          data={[
            { value: '', label: 'tanpa batas' },
            ...(isi?.batas ?? []).map(({ kunci, nama }) => ({ value: kunci, label: nama })),
          ]}
        />
      </div>
      {isi && coba ? (
        <ContohLembar
          isi={isi}
          contoh={form.values.contoh[ke]!}
          hasil={coba.hasil}
          onUbah={(ubah) =>
            form.change((now) => ({ ...now, contoh: now.contoh.with(ke, ubah(now.contoh[ke]!)) }))
          }
        />
      ) : (
        <p className="mj-catatan">Lengkapi masukan dan rumus di atas; sel contohnya terbuka di sini.</p>
      )}
      <Deret form={form} di={`${di}[harapan]`} deret={harapan}>
        {(satu, baris) => (
          <div className={classes.medan}>
            <Medan
              form={form}
              di={`${satu}[nama]`}
              bidang={harapan.satu.nama}
              data={[
                { value: 'hasil', label: 'hasil (yang dilaporkan)' },
                ...(isi?.rumusAkhir ?? []).map(({ nama, label }) => ({
                  value: nama,
                  label: `${nama} (${label})`,
                })),
              ]}
            />
            <Medan form={form} di={`${satu}[tampil]`} bidang={harapan.satu.tampil} />
            {coba?.baris[baris] ? (
              <div>
                <span className="mj-label">Keluar</span>
                <output className="mj-sendiri">{coba.baris[baris].keluar}</output>
              </div>
            ) : null}
          </div>
        )}
      </Deret>
      {cocok === undefined ? null : (
        <div>
          <StatusBadge
            warna={cocok ? 'selesai' : 'ditolak'}
            label={cocok ? 'Menghasilkan yang diharapkan' : 'Tidak menghasilkan yang diharapkan'}
          />
        </div>
      )}
    </div>
  );
}

/** An example as it stands, complete or not. */
function hitung(isi: IsiLembar, tertulis: object) {
  const contoh = tertulis as Contoh;
  const hasil = hitungContoh(isi, contoh);
  return { hasil, baris: cobaContoh(isi, contoh, hasil) };
}
