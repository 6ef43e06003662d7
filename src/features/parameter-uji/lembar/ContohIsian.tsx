import { useCallback, useContext, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { isianContoh } from '#domain/lembar-kerja/coba-contoh.ts';
import { hitungBlok, hitungLembar } from '#domain/lembar-kerja/hitung.ts';
import type { HasilLembar, NilaiBaris } from '#domain/lembar-kerja/hasil.ts';
import type { Bersama, IsiLembar } from '#domain/lembar-kerja/schema.ts';
import { Lembar, type LembarProps } from '#features/lembar-kerja/Lembar.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { Deret } from './Deret.tsx';
import { CekKini, nilaiDi, type FormVersi, type Tempat } from './form.ts';
import { contohBaru, type IsianContoh } from './isian.ts';
import { Pilih, Teks } from './Medan.tsx';
import classes from './Lembar.module.css';

type Pasangan = IsianContoh['isian'];

/** With cells as they were left; an empty one is not measured. */
const dengan = (pasangan: Pasangan, perubahan: Parameters<LembarProps['onSel']>[0]): Pasangan => {
  const baru = new Map(pasangan.map((satu) => [satu.kunci, satu]));
  for (const { kunci, nilai, dicoret } of perubahan)
    if (nilai === '') baru.delete(kunci);
    else baru.set(kunci, { kunci, nilai, dicoret: dicoret ? true : undefined });
  return [...baru.values()];
};

/** Worked examples: what is measured, and what must come out (BEYOND-07). */
export const ContohIsian = ({ form }: { form: FormVersi }) => (
  <Deret<IsianContoh> form={form} di="contoh" sebutan="Contoh" baru={() => contohBaru}>
    {(satu, ke) => <Satu form={form} di={satu} ke={ke} />}
  </Deret>
);

function Satu({ form, di, ke }: Tempat & { ke: number }) {
  const { isi, dicoba } = useContext(CekKini);
  const contoh = nilaiDi<IsianContoh>(form.values, di);
  const cocok = dicoba[ke]?.cocok;
  const tenang = useDeferredValue(contoh);
  const hasil = useMemo(() => (isi ? hitung(isi, tenang) : null), [isi, tenang]);
  return (
    <div className="mj-tumpuk-4">
      <div className={classes.medan}>
        <Teks form={form} di={`${di}[judul]`} label="Judul" maxLength={120} withAsterisk />
        <Teks
          form={form}
          di={`${di}[sumber]`}
          label="Sumber"
          description="Farmakope, lembar hitung tervalidasi, atau dihitung tangan"
          maxLength={300}
          withAsterisk
        />
        <Pilih
          form={form}
          di={`${di}[batas]`}
          label="Batas"
          kosong="tanpa batas"
          data={(isi?.batas ?? []).map(({ kunci, nama }) => ({ value: kunci, label: nama }))}
        />
      </div>
      {isi ? (
        <Sel form={form} di={di} isi={isi} contoh={contoh} hasil={hasil} />
      ) : (
        <p className="mj-catatan">Lengkapi masukan dan rumus di atas; sel contohnya terbuka di sini.</p>
      )}
      <Deret
        form={form}
        di={`${di}[harapan]`}
        sebutan="Hasil yang diharapkan"
        baru={() => ({ nama: 'hasil', tampil: '' })}
      >
        {(satu, baris) => (
          <div className={classes.medan}>
            <Pilih form={form} di={`${satu}[nama]`} label="Baris" data={pilihanBaris(isi)} />
            <Teks
              form={form}
              di={`${satu}[tampil]`}
              label="Harus tampil"
              placeholder="98,66"
              maxLength={120}
              withAsterisk
            />
            <Keluar nilai={keluar(hasil, contoh.harapan[baris]?.nama)} />
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

const pilihanBaris = (isi: IsiLembar | null) => [
  { value: 'hasil', label: 'hasil (yang dilaporkan)' },
  ...(isi?.rumusAkhir ?? []).map(({ nama, label }) => ({ value: nama, label: `${nama} (${label})` })),
];

/** What comes out now, beside what is expected. */
const Keluar = ({ nilai }: { nilai: NilaiBaris | undefined }) =>
  nilai ? (
    <div>
      <span className="mj-label">Keluar</span>
      <output className="mj-sendiri">
        {nilai.jenis === 'nilai' ? nilai.tampil : nilai.jenis === 'gagal' ? nilai.kalimat : 'belum lengkap'}
      </output>
    </div>
  ) : null;

/** An example as it stands. */
function hitung(isi: IsiLembar, { isian, bersama, batas }: IsianContoh): HasilLembar {
  const dibagi = Object.fromEntries(bersama.map((satu) => [satu.nama, isianContoh(satu.isian)]));
  return hitungLembar(isi, isianContoh(isian), dibagi, batas || null);
}

const keluar = (hasil: HasilLembar | null, nama: string | undefined): NilaiBaris | undefined =>
  nama === 'hasil' ? hasil?.hasil : hasil?.akhir.find((baris) => baris.nama === nama)?.nilai;

type SelProps = Tempat & { isi: IsiLembar; contoh: IsianContoh; hasil: HasilLembar | null };

/** The cells of an example: those of shared data first, for the sheet needs them. */
function Sel({ form, di, isi, contoh, hasil }: SelProps) {
  const isian = useMemo(() => isianContoh(contoh.isian), [contoh.isian]);
  const simpan = (nama: string | null, perubahan: Parameters<LembarProps['onSel']>[0]) =>
    form.change((now) => {
      const ke = Number(/\d+/.exec(di)![0]);
      const lama = now.contoh[ke]!;
      const ada = lama.bersama.find((satu) => satu.nama === nama);
      const baru =
        nama === null
          ? { ...lama, isian: dengan(lama.isian, perubahan) }
          : {
              ...lama,
              bersama: [
                ...lama.bersama.filter((satu) => satu !== ada),
                { nama, isian: dengan(ada?.isian ?? [], perubahan) },
              ],
            };
      return { ...now, contoh: now.contoh.with(ke, baru) };
    });
  return (
    <>
      {isi.bersama.map((satu) => (
        <KisiBersama
          key={satu.nama}
          bersama={satu}
          tetapan={isi.tetapan}
          pasangan={contoh.bersama.find(({ nama }) => nama === satu.nama)?.isian ?? []}
          onSel={(perubahan) => simpan(satu.nama, perubahan)}
        />
      ))}
      <Kisi
        judul="Lembar kerja"
        blok={isi}
        hasil={hasil}
        isian={isian}
        onSel={(perubahan) => simpan(null, perubahan)}
      />
    </>
  );
}

type KisiBersamaProps = {
  bersama: Bersama;
  tetapan: IsiLembar['tetapan'];
  pasangan: Pasangan;
  onSel: LembarProps['onSel'];
};

/** Shared data computes by itself. */
function KisiBersama({ bersama, tetapan, pasangan, onSel }: KisiBersamaProps) {
  const isian = useMemo(() => isianContoh(pasangan), [pasangan]);
  const hasil = useMemo(() => hitungBlok({ ...bersama, tetapan }, isian), [bersama, tetapan, isian]);
  return <Kisi judul={bersama.label} blok={bersama} hasil={hasil} isian={isian} onSel={onSel} />;
}

type KisiProps = Pick<LembarProps, 'blok' | 'hasil' | 'isian' | 'onSel'> & { judul: string };

function Kisi({ judul, blok, hasil, isian, onSel }: KisiProps) {
  // The grid keeps its function as long as it does the same.
  const kini = useRef(onSel);
  useEffect(() => void (kini.current = onSel));
  const tetap = useCallback<LembarProps['onSel']>((perubahan) => kini.current(perubahan), []);
  return (
    <div className="mj-tumpuk-2">
      <h3>{judul}</h3>
      <Lembar blok={blok} isian={isian} hasil={hasil} onSel={tetap} />
    </div>
  );
}
