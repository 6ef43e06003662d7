import { dataBersamaApi } from '#domain/lembar-kerja/bersama-endpoints.ts';
import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import { useSatuDataBersama } from '#data/data-bersama.ts';
import { useOneRecord, type OneRecord } from '#kit/record/one-record.ts';

/** Shared data of this device, else as the server has them. */
export const useSatu = (uuid: string | null): OneRecord<DataBersama> =>
  useOneRecord<DataBersama>(dataBersamaApi.list, uuid, useSatuDataBersama(uuid));
