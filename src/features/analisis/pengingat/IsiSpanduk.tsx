import { Button, Group } from '@mantine/core';
import type { Analisis } from '#domain/analisis/schema.ts';
import { sebutanAnalisis } from '#features/analisis/pelaku.ts';
import { piece } from '#kit/notice/piece.ts';
import { whole } from '#kit/text/whole.tsx';
import { tambahanMenit } from './use-tulis-pengingat.ts';

// With the arithmetic of the sheet, which no timer without a series needs.
const KalimatSeri = piece(async () => (await import('./KalimatSeri.tsx')).KalimatSeri);

type IsiSpandukProps = {
  data: Analisis;
  /** How many more are due. */
  lainnya: number;
  /** The series of weighings it belongs to. */
  kunci: string | null;
  alamat: string;
  onBuka: () => void;
  onSelesai: () => void;
  onTambah: () => void;
  onDiam: () => void;
};

// Close together: what rings covers no more of a phone's page than it has to.
const rapat = { px: 'xs' } as const;

/** What a due timer is about, and what to do. It stands outside the router, so `onBuka` opens the page within the app. */
export const IsiSpanduk = (props: IsiSpandukProps) => (
  <>
    {whole(sebutanAnalisis(props.data))}
    {props.kunci === null ? null : <KalimatSeri data={props.data} kunci={props.kunci} />}
    {props.lainnya > 0 ? <div>{`Jatuh juga: ${props.lainnya} pengingat lain`}</div> : null}
    <Group gap="xs" mt="sm">
      <Button {...rapat} onClick={props.onSelesai}>
        Selesai
      </Button>
      <Button {...rapat} variant="default" onClick={props.onTambah}>
        Tambah {tambahanMenit} menit
      </Button>
      <Button
        {...rapat}
        component="a"
        href={props.alamat}
        variant="default"
        onClick={(event) => {
          event.preventDefault();
          props.onBuka();
        }}
      >
        {props.kunci === null ? 'Buka sampel' : 'Tulis timbangan berikutnya'}
      </Button>
      <Button {...rapat} variant="subtle" onClick={props.onDiam}>
        Diamkan
      </Button>
    </Group>
  </>
);
