import type { ComponentType, ReactNode } from 'react';
import type { Role } from '#domain/core/roles.ts';
import type { Tampilan } from '#data/view.ts';
import type { RowLink } from '#kit/table/ListTable.tsx';

/** What a kind of submission says in the lists of its registrant, which show every kind. */
export type Penyaji<R> = {
  judul: (data: R) => string;
  /** The page of the record. */
  alamat: (uuid: string) => string;
  /** When it uses its laboratory, or since when. */
  masa: (data: R) => ReactNode;
  mulai: (data: R) => string;
  /** Null where it is not known. */
  selesai: (data: R) => string | null;
  /** The word on its badge; '' while there is none. */
  status: (tampilan: Tampilan<R>) => string;
  Badge: ComponentType<{ tampilan: Tampilan<R> }>;
  /** 'Proses selanjutnya' as it is true for the registrant. */
  next: (tampilan: Tampilan<R>) => string;
  /** Whether it waits for its registrant, and whether it does here: what is to be paid is counted among the payments (GAP-151). */
  giliran: (data: R) => boolean;
  dihitung: (data: R) => boolean;
  /** Since when it does (BEYOND-32). */
  sejak: (data: R) => string;
  /** What its registrant may do from a row besides opening it: what is due comes before what else there is. */
  Dahulu: ComponentType<AksiProps<R>>;
  Kemudian: ComponentType<AksiProps<R>>;
};

type AksiProps<R> = { tampilan: Tampilan<R>; link: RowLink; role: Role };
