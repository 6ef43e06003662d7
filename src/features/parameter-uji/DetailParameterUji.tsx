import { formatNumber, formatRupiah } from '#domain/core/format.ts';
import { piece } from '#kit/notice/piece.ts';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';
import { label } from './isian.ts';
import { Pembagian } from './Pembagian.tsx';
import type { ParameterUjiTerbaca } from './use-parameter-uji.ts';

const LembarUji = piece(async () => (await import('./lembar/LembarUji.tsx')).LembarUji);

/** One test to be read (MASTER-24); how its price is shared only by Admin. */
export function DetailParameterUji({ data }: { data: ParameterUjiTerbaca }) {
  const { hargaInternal, hargaEksternal, distribution } = data;
  const replikasi =
    data.flagReplikasi === 1
      ? [
          { label: label.hargaReplikasiInternal, value: formatRupiah(data.hargaReplikasiInternal) },
          { label: label.hargaReplikasiEksternal, value: formatRupiah(data.hargaReplikasiEksternal) },
        ]
      : [];
  return (
    <div className="mj-tumpuk-4">
      <Section title="Parameter">
        <FactList
          facts={[
            { label: label.idLaboratorium, value: data.lab.namaLaboratorium },
            { label: label.kdParameterUji, value: <span className="mj-kode">{data.kdParameterUji}</span> },
            { label: label.metodeUji, value: data.metodeUji, wide: true },
            { label: label.satuanHasil, value: data.satuanHasil },
            { label: label.flagAkreditasi, value: data.flagAkreditasi === 1 ? 'Ya' : 'Tidak' },
            { label: label.flagAktif, value: data.flagAktif === 0 ? 'Tidak aktif' : 'Aktif' },
          ]}
        />
      </Section>
      <Section title="Harga">
        <FactList
          facts={[
            { label: label.idSatuan, value: data.unit?.namaSatuan },
            { label: label.flagReplikasi, value: data.flagReplikasi === 1 ? 'Ya' : 'Tidak' },
            { label: label.hargaInternal, value: formatRupiah(hargaInternal) },
            { label: label.hargaEksternal, value: formatRupiah(hargaEksternal) },
            ...replikasi,
          ]}
        />
      </Section>
      {distribution ? (
        <Section title={label.pembagian}>
          <Pembagian
            {...{ hargaInternal, hargaEksternal }}
            semua={distribution.map(({ role, persenPembagian }) => ({
              kunci: role.uuid,
              nama: role.namaPeran,
              bagian: persenPembagian,
              persen: `${formatNumber(persenPembagian)}%`,
            }))}
          />
        </Section>
      ) : null}
      <LembarUji uji={data} />
    </div>
  );
}
