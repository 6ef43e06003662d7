import { useContext, type ReactNode } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { barisBaru, type DeretBidang } from './bidang.ts';
import { CekKini, nilaiDi, ubahDaftar, type Baris, type Tempat } from './form.ts';
import classes from './Lembar.module.css';

type DeretProps = Tempat & { deret: DeretBidang; children: (di: string, ke: number) => ReactNode };

const icon = { size: '1.125rem', 'aria-hidden': true } as const;

/** Rows of a list that grows, shrinks and, where that says something, changes its order. */
export function Deret({ form, di, deret, children }: DeretProps) {
  const { galat, kata } = useContext(CekKini);
  const { sebutan, berurutan = false } = deret;
  // A draft of an earlier build has not all of today's lists.
  const semua = nilaiDi<readonly Baris[] | undefined>(form.values, di) ?? [];
  const ubah = (lain: (lama: readonly Baris[]) => readonly Baris[]) => ubahDaftar({ form, di }, lain);
  const salah = galat[di] ?? form.errors[di];
  const geser = (ke: number, dengan: number, kerja: string, Icon: typeof IconArrowUp) =>
    berurutan && semua[dengan] ? (
      <ActionIcon
        aria-label={`${kerja} ${sebutan} ${ke + 1}`}
        onClick={() => ubah((lama) => lama.with(ke, lama[dengan]!).with(dengan, lama[ke]!))}
      >
        <Icon {...icon} />
      </ActionIcon>
    ) : null;
  return (
    <div className="mj-tumpuk-3" id={form.id(di)} tabIndex={-1}>
      {semua.map((_, ke) => (
        // Rows are what stands in their place: they have no name of their own.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={ke} className={classes.kartu} role="group" aria-label={`${sebutan} ${ke + 1}`}>
          <div className={classes.kepala}>
            <span className="mj-label">
              {sebutan} {ke + 1}
            </span>
            <span className="mj-jajar-1">
              {geser(ke, ke - 1, 'Naikkan', IconArrowUp)}
              {geser(ke, ke + 1, 'Turunkan', IconArrowDown)}
              <ActionIcon
                color="red"
                aria-label={`Hapus ${sebutan} ${ke + 1}`}
                onClick={() => ubah((lama) => lama.toSpliced(ke, 1))}
              >
                <IconTrash {...icon} />
              </ActionIcon>
            </span>
          </div>
          {children(`${di}[${ke}]`, ke)}
          {kata[`${di}[${ke}]`] ? <p className="mj-catatan">{kata[`${di}[${ke}]`]}</p> : null}
        </div>
      ))}
      {salah ? <p className={classes.salah}>{salah}</p> : null}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus {...icon} />}
          onClick={() => ubah((lama) => [...lama, barisBaru(deret, lama)])}
        >
          Tambah {sebutan.toLowerCase()}
        </Button>
      </div>
    </div>
  );
}
