import type { ReactNode } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useContext } from 'react';
import { CekKini, nilaiDi, ubahDaftar, type Tempat } from './form.ts';
import classes from './Lembar.module.css';

type DeretProps<R> = Tempat & {
  /** What one of them is called: 'Masukan'. */
  sebutan: string;
  baru: (lama: readonly R[]) => R;
  /** Their order says something: formulas use those above them. */
  berurutan?: boolean;
  children: (di: string, ke: number) => ReactNode;
};

const icon = { size: '1.125rem', 'aria-hidden': true } as const;

/** Rows of a list that grows, shrinks and, where that says something, changes its order. */
export function Deret<R>({ form, di, sebutan, baru, berurutan = false, children }: DeretProps<R>) {
  const { galat } = useContext(CekKini);
  // A draft of an earlier build has not all of today's lists.
  const semua = nilaiDi<readonly R[] | undefined>(form.values, di) ?? [];
  const ubah = (lain: (lama: readonly R[]) => readonly R[]) => ubahDaftar<R>({ form, di }, lain);
  const tukar = (ke: number, dengan: number) =>
    ubah((lama) => lama.with(ke, lama[dengan]!).with(dengan, lama[ke]!));
  const salah = galat[di] ?? form.errors[di];
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
              {berurutan && ke > 0 ? (
                <ActionIcon aria-label={`Naikkan ${sebutan} ${ke + 1}`} onClick={() => tukar(ke, ke - 1)}>
                  <IconArrowUp {...icon} />
                </ActionIcon>
              ) : null}
              {berurutan && ke < semua.length - 1 ? (
                <ActionIcon aria-label={`Turunkan ${sebutan} ${ke + 1}`} onClick={() => tukar(ke, ke + 1)}>
                  <IconArrowDown {...icon} />
                </ActionIcon>
              ) : null}
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
        </div>
      ))}
      {salah ? <p className={classes.salah}>{salah}</p> : null}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus {...icon} />}
          onClick={() => ubah((lama) => [...lama, baru(lama)])}
        >
          Tambah {sebutan.toLowerCase()}
        </Button>
      </div>
    </div>
  );
}
