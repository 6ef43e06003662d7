import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { PeranAnalisis } from '#domain/analisis/giliran.ts';
import type { AnalisisRingkas } from '#domain/analisis/schema.ts';
import { cariBaris } from '#data/cari.ts';
import { askedList, type Found, type FoundSource } from '#kit/frame/found.ts';
import { pelaku } from './pelaku.ts';

const temuan = (data: AnalisisRingkas, peran: PeranAnalisis): Found => ({
  uuid: data.uuid,
  code: data.sampel.kodeSampel,
  title: data.parameter.namaParameterUji,
  note: `${pelaku[peran].judul} · ${data.sampel.nama}`,
  to: pelaku[peran].alamat.detail(data.uuid),
});

/** Parameters at the bench: as analyst where one is, else as supervisor. */
export const temuanAnalisis: FoundSource = async (db, actor, text, limit) =>
  (await cariBaris(db.analisis, text, limit)).map(({ data }) =>
    temuan(data, data.userAnalyst?.uuid === actor.uuid ? 'analis' : 'penyelia'),
  );

/** Also those done long ago, and all there are for Admin, to whom one of the lists says it (CONF-25). */
export const analisisDiServer = [
  askedList({
    roles: ['Kalab', 'Laboran', 'Admin'],
    endpoint: analisisApi.analyst,
    query: {},
    row: (data: AnalisisRingkas) => temuan(data, 'analis'),
  }),
  askedList({
    roles: ['Kalab', 'Laboran', 'Petugas pembayaran'],
    endpoint: analisisApi.supervisor,
    query: {},
    row: (data: AnalisisRingkas) => temuan(data, 'penyelia'),
  }),
];
