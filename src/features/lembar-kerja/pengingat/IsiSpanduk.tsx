import { Button, Group } from '@mantine/core';
import { whole } from '#kit/text/whole.tsx';
import { tambahanMenit } from './use-tulis-pengingat.ts';

type IsiSpandukProps = {
  sebutan: string;
  /** How many more are due. */
  lainnya: number;
  /** It belongs to a series of weighings. */
  seri: boolean;
  alamat: string;
  onBuka: () => void;
  onSelesai: () => void;
  onTambah: () => void;
  onDiam: () => void;
};

// Four of them in two lines on a phone: what rings covers no more of the page than it has to.
const rapat = { px: 'xs' } as const;

/** What a due timer is about, and what to do. It stands outside the router, so `onBuka` opens the page within the app. */
export const IsiSpanduk = (props: IsiSpandukProps) => (
  <>
    {whole(props.sebutan)}
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
        {props.seri ? 'Tulis timbangan berikutnya' : 'Buka sampel'}
      </Button>
      <Button {...rapat} variant="subtle" onClick={props.onDiam}>
        Diamkan
      </Button>
    </Group>
  </>
);
