import { useState } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { jenisBarang } from '#domain/barang/schema.ts';
import { icsCalendar } from '#domain/core/ics.ts';
import { acaraDari } from '#domain/penelitian/jadwal.ts';
import { useAcuan, useRuangLaboratorium } from '#data/acuan.ts';
import { useOrang } from '#data/app.ts';
import { useBarang } from '#data/barang.ts';
import { bacaIngatan, ingat } from '#data/ingatan.ts';
import { useJadwalSendiri } from '#data/jadwal.ts';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { useIsPhone } from '#kit/device/phone.ts';
import { saveFile } from '#kit/device/save-file.ts';
import type { ScheduleView } from './view.ts';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { Jadwal } from './Jadwal.tsx';
import classes from './Jadwal.module.css';

type Pilihan = { laboratorium: number | null; instrumen: number | null; tampilan: ScheduleView | null };

/** What was chosen last, for as long as this person uses this device. */
function usePilihan(): [Pilihan, (next: Partial<Pilihan>) => void] {
  const { uuid } = useOrang().actor;
  const [pilihan, setPilihan] = useState<Pilihan>(
    () => bacaIngatan<Pilihan>(uuid, 'jadwal') ?? { laboratorium: null, instrumen: null, tampilan: null },
  );
  return [
    pilihan,
    (next) => {
      const baru = { ...pilihan, ...next };
      setPilihan(baru);
      ingat(uuid, 'jadwal', baru);
    },
  ];
}

/** Taken times of instruments, for everybody who records or plans usage. */
export default function JadwalPage() {
  const { actor } = useOrang();
  const [pilihan, pilih] = usePilihan();
  const laboratorium = useRuangLaboratorium();
  const sendiri = useJadwalSendiri();
  const phone = useIsPhone();
  const dikenal = (kode: number | null | undefined) => laboratorium.some((satu) => satu.kode === kode);
  // One's own laboratory, else where one has booked, else the first there is.
  const idLaboratorium = [
    pilihan.laboratorium,
    actor.laboratorium[0],
    sendiri?.[0]?.idLaboratorium,
    laboratorium[0]?.kode,
  ].find(dikenal);
  const instrumen = useBarang(idLaboratorium ?? null, jenisBarang.instrumen);
  const idInstrumen = instrumen?.some(({ id }) => id === pilihan.instrumen) ? pilihan.instrumen : null;
  return (
    <>
      <PageHeader title="Jadwal instrumen" actions={<UnduhKalender />} />
      <div className={classes.filters}>
        <NativeSelect
          label="Laboratorium"
          data={laboratorium.map(({ kode, nama }) => ({ value: String(kode), label: nama }))}
          value={String(idLaboratorium ?? '')}
          onChange={({ currentTarget }) =>
            pilih({ laboratorium: Number(currentTarget.value), instrumen: null })
          }
        />
        <NativeSelect
          label="Instrumen"
          data={[
            { value: '', label: 'Semua instrumen' },
            ...(instrumen ?? []).map(({ id, namaBarang }) => ({ value: String(id), label: namaBarang })),
          ]}
          value={String(idInstrumen ?? '')}
          onChange={({ currentTarget: { value } }) =>
            pilih({ instrumen: value === '' ? null : Number(value) })
          }
        />
      </div>
      {typeof idLaboratorium === 'number' && sendiri ? (
        <Jadwal
          idLaboratorium={idLaboratorium}
          idInstrumen={idInstrumen}
          tampilan={pilihan.tampilan ?? (phone ? 'daftar' : 'minggu')}
          onTampilan={(tampilan) => pilih({ tampilan })}
          hari=""
          tautan
        />
      ) : (
        <SkeletonRows rows={4} label="Memuat jadwal" />
      )}
    </>
  );
}

/** One's own bookings for the calendar of a phone or a mail programme; made here, so also without a network. */
function UnduhKalender() {
  const sendiri = useJadwalSendiri() ?? [];
  const laboratorium = useAcuan('laboratorium');
  const unduh = () => {
    const namaLab = new Map(laboratorium.map(({ kode, nama }) => [kode, nama]));
    const acara = sendiri.map((satu) => acaraDari(satu, namaLab.get(satu.idLaboratorium) ?? ''));
    saveFile('jadwal-instrumen.ics', icsCalendar('Jadwal instrumen', acara, new Date()), 'text/calendar');
  };
  return sendiri.length === 0 ? null : (
    <Button
      variant="default"
      leftSection={<IconCalendarDown aria-hidden size="1.125rem" />}
      aria-label={`Unduh kalender (.ics) berisi ${sendiri.length} pesanan Anda`}
      onClick={unduh}
    >
      Unduh kalender (.ics)
    </Button>
  );
}
