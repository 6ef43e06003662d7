import { Link, useLocation } from 'react-router-dom';
import { NativeSelect } from '@mantine/core';
import { sebutData } from '#domain/lembar-kerja/bersama.ts';
import { paths } from '#paths';
import type { BersamaLembar } from './use-bersama.ts';
import type { LembarKerja } from './use-lembar.ts';

type PilihBersamaProps = {
  lembar: Pick<LembarKerja, 'versi' | 'keadaan' | 'readOnly' | 'pilih'>;
  pilihan: BersamaLembar['pilihan'];
};

/** Which data of the day the sheet refers to, one of each kind (BEYOND-09). */
export function PilihBersama({ lembar, pilihan }: PilihBersamaProps) {
  const { pathname, search } = useLocation();
  return lembar.versi.isi.bersama.map(({ nama, label }) => {
    const dipakai = lembar.keadaan.bersama[nama] ?? '';
    const semua = pilihan?.[nama]?.filter(
      ({ uuid, digantiOleh }) => digantiOleh === null || uuid === dipakai,
    );
    return (
      <NativeSelect
        key={nama}
        data-kunci={nama}
        label={label}
        size="lg"
        disabled={lembar.readOnly}
        description={
          semua?.length !== 0 || lembar.readOnly ? undefined : (
            <>
              Belum ada.{' '}
              <Link
                className="mj-tautan"
                to={paths.dataBersama.catat({
                  versi: lembar.versi.uuid,
                  nama,
                  kembali: pathname + search,
                })}
              >
                Catat {label}
              </Link>
            </>
          )
        }
        value={dipakai}
        data={[
          { value: '', label: 'Pilih' },
          ...(semua ?? []).map((data) => ({ value: data.uuid, label: sebutData(data) })),
        ]}
        onChange={(event) => {
          const { [nama]: _lepas, ...lain } = lembar.keadaan.bersama;
          const uuid = event.currentTarget.value;
          lembar.pilih({ bersama: uuid ? { ...lain, [nama]: uuid } : lain });
        }}
      />
    );
  });
}
