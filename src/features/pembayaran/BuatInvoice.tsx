import { formatRupiah } from '#domain/core/format.ts';
import { check } from '#domain/core/workflow.ts';
import { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { keadaanPenelitian, tagihanDiurus } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { useOrang } from '#data/app.ts';
import { useLaboratoriumLain, useNamaLaboratorium } from '#data/nama-laboratorium.ts';
import { denganPembiayaan, labelPembiayaan } from '#features/pendaftaran/pembiayaan.ts';
import { PembiayaanField } from '#features/pendaftaran/PembiayaanField.tsx';
import { confirmDecision } from '#kit/dialog/confirm.tsx';
import { FormPage } from '#kit/form/FormPage.tsx';
import { useRecordForm, type RecordForm } from '#kit/form/record-form.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { Section } from '#kit/text/Section.tsx';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import {
  akibatInvoice,
  isianInvoice,
  laboratoriumTagihan,
  periksaIsian,
  rancangan,
  type IsianInvoice,
  type Rancangan,
} from './buat-invoice.ts';
import { PilihTagihan } from './PilihTagihan.tsx';
import { TagihanSudah } from './TagihanSudah.tsx';
import classes from './BuatInvoice.module.css';

export type BuatInvoiceProps = { data: Penelitian; onDibuat: () => void };

/** Bills of a research become an invoice (GAP-11), by who pays them or by the payment officer (GAP-134). */
export function BuatInvoice(props: BuatInvoiceProps) {
  return (
    <div className="mj-tumpuk-4">
      <Buat {...props} />
      <TagihanSudah data={props.data} />
    </div>
  );
}

const { buatInvoice } = penelitianWorkflow.actions;
const belumDipilih = 'Pilih paling sedikit satu tagihan.';
const labels = { uuidTagihan: 'Tagihan', ...labelPembiayaan };

function Buat({ data, onDibuat }: BuatInvoiceProps) {
  const { actor } = useOrang();
  const labLain = useLaboratoriumLain(data);
  const terbuka = tagihanDiurus(data, actor);
  // A draft may name a bill that is on an invoice by now (PAY-08).
  const dipilih = ({ uuidTagihan }: IsianInvoice) => terbuka.filter(({ uuid }) => uuidTagihan.includes(uuid));
  const form = useRecordForm({
    endpoint: pembayaranPenelitianApi.buat,
    record: data.uuid,
    label: `${buatInvoice.label} · ${sebutan(data.nomor, data.judul)}`,
    initial: isianInvoice(data, actor),
    body: (isian) => ({
      ...isian,
      uuidPenelitian: data.uuid,
      uuidTagihan: dipilih(isian).map(({ uuid }) => uuid),
    }),
    alsoWrong: (isian) => periksaIsian(isian, data),
    verdict: (isian) =>
      dipilih(isian).length === 0
        ? { ok: false, status: 409, reason: belumDipilih } // PAY-07
        : check(penelitianWorkflow, 'buatInvoice', keadaanPenelitian(data), actor),
    confirm: (isian) => confirmDecision(akibatInvoice(rancangan(data, dipilih(isian)))),
    onSaved: (info) => {
      showSuccess(info, TOAST_LONG_MS); // PAY-09
      onDibuat();
    },
  });
  return (
    <FormPage
      form={form}
      labels={labels}
      submit={{ label: buatInvoice.label }}
      leave={null}
      summary={<Jumlah {...rancangan(data, dipilih(form.values))} />}
    >
      <Section title="Pilih tagihan">
        <div className="mj-tumpuk-3">
          <PilihTagihan
            {...form.field('uuidTagihan')}
            tagihan={terbuka}
            lab={({ idLaboratorium }) => labLain(idLaboratorium)}
          />
          <BanyakInvoice laboratorium={laboratoriumTagihan(data, dipilih(form.values))} />
        </div>
      </Section>
      <Section title="Pembiayaan">
        <Pembiayaan form={form} data={data} />
      </Section>
    </FormPage>
  );
}

/** Each laboratory is paid by an invoice of its own (GAP-154). */
function BanyakInvoice({ laboratorium }: { laboratorium: readonly number[] }) {
  const nama = useNamaLaboratorium();
  return laboratorium.length > 1 ? (
    <Callout tone="info" title={`Menjadi ${laboratorium.length} invoice`}>
      Satu untuk setiap laboratorium: {laboratorium.map(nama).join(', ')}.
    </Callout>
  ) : null;
}

function Pembiayaan({ form, data }: { form: RecordForm<IsianInvoice>; data: Penelitian }) {
  const pembimbing = { nikDosen: data.nikDosen ?? '', namaDosen: data.namaDosen ?? '' };
  return (
    <PembiayaanField
      internal={data.golonganTarif === 'internal'}
      field={{
        idJenisPembiayaan: form.field('idJenisPembiayaan'),
        nikDosenPembiayaan: form.field('nikDosenPembiayaan'),
        namaDosenPembiayaan: form.field('namaDosenPembiayaan'),
        namaPembiayaan: form.field('namaPembiayaan'),
      }}
      onJenis={(value) =>
        form.change((now) => denganPembiayaan(now, value, pembimbing), ...Object.keys(labelPembiayaan))
      }
      onDosen={(nikDosenPembiayaan, namaDosenPembiayaan) =>
        form.change(
          (now) => ({ ...now, nikDosenPembiayaan, namaDosenPembiayaan }),
          'nikDosenPembiayaan',
          'namaDosenPembiayaan',
        )
      }
    />
  );
}

/** What is asked for before it is: the chosen bills, the credit that comes off, what is left to pay (GAP-128, GAP-149). */
function Jumlah({ tagihan, besar, potongan, bayar }: Rancangan) {
  if (tagihan === 0) return null;
  return (
    <dl className={classes.sums}>
      {potongan > 0 ? (
        <>
          <div>
            <dt>{tagihan} tagihan</dt>
            <dd>{formatRupiah(besar)}</dd>
          </div>
          <div>
            <dt>Potongan kredit</dt>
            <dd>{formatRupiah(-potongan)}</dd>
          </div>
        </>
      ) : null}
      <div data-utama>
        <dt>{potongan > 0 ? 'Yang harus dibayar' : `Yang harus dibayar, ${tagihan} tagihan`}</dt>
        <dd>{formatRupiah(bayar)}</dd>
      </div>
    </dl>
  );
}
