import { cariBaris } from '#data/cari.ts';
import type { FoundSource } from '#kit/frame/found.ts';
import { pelaku } from './pelaku.ts';

/** Parameters at the bench: as analyst where one is, else as supervisor. */
export const temuanAnalisis: FoundSource = async (db, actor, text, limit) =>
  (await cariBaris(db.analisis, text, limit)).map(({ data }) => {
    const peran = data.userAnalyst?.uuid === actor.uuid ? 'analis' : 'penyelia';
    return {
      uuid: data.uuid,
      code: data.sampel.kodeSampel,
      title: data.parameter.namaParameterUji,
      note: `${pelaku[peran].judul} · ${data.sampel.nama}`,
      to: pelaku[peran].alamat.detail(data.uuid),
    };
  });
