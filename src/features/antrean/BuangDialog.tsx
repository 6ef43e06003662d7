import { useState } from 'react';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { Baris } from '#data/baris.ts';
import { RadioField } from '#kit/field/RadioField.tsx';
import type { Putusan } from './use-putusan.ts';
import classes from './Dialog.module.css';

/** Dropping as such, or as the other side of taking the server's version: the same act, asked for in its own words. */
const kata = {
  buang: { title: 'Buang tulisan ini ?', apa: 'Tulisan ini tidak akan dikirim ke server.', ya: 'Ya, buang' },
  ambil: {
    title: 'Ambil versi server ?',
    apa: 'Yang berlaku ialah versi server: tulisan Anda ini dibuang dan tidak dikirim.',
    ya: 'Ya, ambil versi server',
  },
} as const;

export type BuangDialogProps = {
  /** The write to drop, or null while nothing is asked. */
  row: Baris | null;
  cara: keyof typeof kata;
  pengikut: readonly Baris[];
  /** What a write is about, where its name does not say it: the parameter and its sample. */
  tentang: (row: Baris) => string | null;
  putusan: Putusan;
  onClose: () => void;
  /** Dropped: whatever else was open about it closes too. */
  onDone: () => void;
};

/** Asks before a write is dropped, and how much of what follows it goes too (offline.md section 2). */
export function BuangDialog({ row, ...rest }: BuangDialogProps) {
  return (
    <Modal opened={row !== null} onClose={rest.onClose} title={kata[rest.cara].title} size={450} centered>
      {row ? <Isi key={row.opId} row={row} {...rest} /> : null}
    </Modal>
  );
}

function Isi({ row, cara, pengikut, tentang, putusan, onDone, onClose }: BuangDialogProps & { row: Baris }) {
  const [apa, setApa] = useState<'ini' | 'sesudahnya'>('ini');
  const jumlah = pengikut.length;
  const buang = async () => {
    const info = apa === 'sesudahnya' ? `${jumlah + 1} tulisan dibuang` : 'Tulisan dibuang';
    if (await putusan.buang(row, apa, info)) onDone();
  };
  return (
    <Stack gap="md">
      <div>
        <Text fw={600}>{row.label}</Text>
        <Text size="sm">{tentang(row)}</Text>
      </div>
      {jumlah > 0 ? (
        <RadioField
          label="Yang dibuang"
          arrange="lajur"
          value={apa}
          onChange={(value) => setApa(value as typeof apa)}
          options={[
            {
              value: 'ini',
              label: 'Hanya ini',
              description:
                'Tulisan sesudahnya tetap dikirim. Yang dibuat berdasarkan tulisan ini akan meminta keputusan Anda.',
            },
            {
              value: 'sesudahnya',
              label: `Ini dan ${jumlah} tulisan sesudahnya`,
              description: pengikut
                .map((satu) => [satu.label, tentang(satu)].filter(Boolean).join(', '))
                .join('; '),
            },
          ]}
        />
      ) : null}
      <Text size="sm">
        {kata[cara].apa} Salinannya disimpan di perangkat ini selama 90 hari dan dapat diunduh dari kotak
        keluar.
      </Text>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button
          color="red"
          leftSection={<IconTrash aria-hidden size="1.125rem" />}
          loading={putusan.sibuk}
          onClick={() => void buang()}
        >
          {kata[cara].ya}
        </Button>
      </div>
    </Stack>
  );
}
