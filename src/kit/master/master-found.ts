import { askedList, type AskedSource } from '#kit/frame/found.ts';
import type { Role } from '#domain/core/roles.ts';
import { addressOf, callsOf, codeOfRecord, nameOf, type AnyMaster, type MasterRecord } from './master.ts';

/** A kind of master data, searched in its list by whoever keeps it. */
export const askedMaster = (master: AnyMaster & { roles: readonly Role[] }): AskedSource =>
  askedList({
    roles: master.roles,
    endpoint: callsOf(master).list,
    query: {},
    row: (record: MasterRecord) => ({
      uuid: record.uuid,
      code: codeOfRecord(master, record),
      title: nameOf(master, record),
      note: master.judul,
      to: addressOf(master, master.jenis, record.uuid),
    }),
  });
