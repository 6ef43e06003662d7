import { NativeSelect } from '@mantine/core';
import type { PekerjaanDipegang } from '#domain/petugas/schema.ts';
import { kunciPekerjaan, penerimaSemua, semuaKepada, type IsianSerah } from './serah.ts';

export type PilihanSerahProps = {
  pekerjaan: readonly PekerjaanDipegang[];
  value: IsianSerah;
  readOnly: boolean;
  onChange: (next: IsianSerah) => void;
};

type Pilihan = { uuid: string; nama: string; laboratorium: string };

const pilihanDari = (orang: readonly Pilihan[], kosong: string) => [
  { value: '', label: kosong },
  ...orang.map(({ uuid, nama, laboratorium }) => ({
    value: uuid,
    label: [nama, laboratorium].filter(Boolean).join(', '),
  })),
];

/** To whom each kind of work goes, one by one or all at once (GAP-131). */
export function PilihanSerah({ pekerjaan, value, readOnly, onChange }: PilihanSerahProps) {
  const semua = penerimaSemua(pekerjaan);
  return (
    <div className="mj-tumpuk-4">
      {pekerjaan.length > 1 && semua.length > 0 ? (
        <NativeSelect
          label="Serahkan semuanya kepada"
          description="Mengisi setiap pekerjaan di bawah yang boleh ia kerjakan"
          data={pilihanDari(semua, 'Pilih petugas')}
          value=""
          disabled={readOnly}
          onChange={({ currentTarget }) => onChange(semuaKepada(currentTarget.value, value, pekerjaan))}
        />
      ) : null}
      {pekerjaan.map((satu) => {
        const kunci = kunciPekerjaan(satu);
        const tanpa = satu.penerima.length === 0;
        return (
          <NativeSelect
            key={kunci}
            label={`${satu.keterangan}: ${satu.jumlah}`}
            description={penjelasan(satu)}
            data={pilihanDari(satu.penerima, tanpa ? 'Belum ada petugas yang dapat menerima' : 'Biarkan')}
            value={value[kunci] ?? ''}
            disabled={readOnly || tanpa}
            onChange={({ currentTarget }) => onChange({ ...value, [kunci]: currentTarget.value })}
          />
        );
      })}
    </div>
  );
}

/** What becomes of it when somebody is chosen. */
const penjelasan = ({ idLaboratorium }: PekerjaanDipegang): string =>
  idLaboratorium === null
    ? 'Berpindah seluruhnya, dengan riwayatnya'
    : 'Penerima mendapat laboratorium ini sebagai otoritasnya';
