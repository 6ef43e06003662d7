import { formatNumber } from '#domain/core/format.ts';
import { administers } from '#domain/core/roles.ts';
import type { DetailSurat, Surat } from '#domain/surat/schema.ts';
import { keadaanSurat, sasaranPutusan } from '#domain/surat/keadaan.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import { useOrang } from '#data/app.ts';
import { Section } from '#kit/text/Section.tsx';
import { RecordTable, type RecordColumn } from '#kit/list/RecordTable.tsx';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { HasilPutusan, OlehSiapa } from './HasilPutusan.tsx';
import { PenelitianDialog, TombolPenelitian, type BukaPenelitian } from './PenelitianDialog.tsx';
import classes from './LaboratoriumSurat.module.css';

/** Every laboratory of a letter with its research and its decision, and the payment officer's (LETTER-15, LETTER-18). */
export function LaboratoriumSurat({ data }: { data: Surat }) {
  const { actor } = useOrang();
  const dialog = useDialog<BukaPenelitian>();
  const sasaran = sasaranPutusan(keadaanSurat(data), actor);
  const berakhir = data.statusSubmission.kdStatusBebasLab !== suratWorkflow.states.diajukan.code;
  return (
    <Section title="Verifikasi">
      {data.detail.length > 0 ? (
        <RecordTable
          label="Laboratorium"
          rows={data.detail}
          rowKey={({ uuid }) => uuid}
          columns={[
            { title: 'Laboratorium', card: 'title', cell: (satu) => <Nama satu={satu} /> },
            {
              title: 'Jumlah penelitian',
              figures: true,
              cell: ({ jlhPenelitian }) => formatNumber(jlhPenelitian),
            },
            // What stayed broken is for those who decide (GAP-146).
            ...(actor.role === 'Pendaftar' ? [] : [alatRusak]),
            {
              title: 'Verifikasi surat bebas lab oleh laboran',
              cell: (satu) =>
                satu.user || satu.tanpaLaboran ? (
                  <OlehSiapa putusan={satu} tanpaLaboran={satu.tanpaLaboran} />
                ) : null,
            },
            {
              title: 'Hasil persetujuan',
              card: 'mark',
              cell: (satu) => (
                <HasilPutusan
                  putusan={satu}
                  berakhir={berakhir}
                  giliran={sasaran.laboratorium.includes(satu.idLaboratorium)}
                />
              ),
            },
            {
              title: 'Aksi',
              width: 6,
              card: 'actions',
              cell: ({ laboratory: { namaLaboratorium }, penelitian }) => (
                <TombolPenelitian dialog={dialog} laboratorium={namaLaboratorium} penelitian={penelitian} />
              ),
            },
          ]}
        />
      ) : (
        <p className="mj-redup mj-rapi">
          Tidak ada penelitian di laboratorium: hanya petugas pembayaran yang memutuskan.
        </p>
      )}
      <dl className={classes.payment}>
        <dt>Petugas pembayaran</dt>
        <dd>
          <HasilPutusan putusan={data.putusanPembayaran} berakhir={berakhir} giliran={sasaran.pembayaran} />
          <OlehSiapa putusan={data.putusanPembayaran} tanpaLaboran={false} />
        </dd>
      </dl>
      <PenelitianDialog dialog={dialog} />
    </Section>
  );
}

const alatRusak: RecordColumn<DetailSurat> = {
  title: 'Alat rusak',
  figures: true,
  cell: ({ jlhRusak }) => formatNumber(jlhRusak),
};

/** A Laboran sees at once which of them are theirs. */
function Nama({ satu: { idLaboratorium, laboratory } }: { satu: DetailSurat }) {
  const { actor } = useOrang();
  const milik = actor.role === 'Laboran' && administers(actor, idLaboratorium);
  return (
    <>
      {laboratory.namaLaboratorium}
      {milik ? <small> Laboratorium Anda</small> : null}
    </>
  );
}
