import { pesanPendaftar, type TentangPesan } from '#domain/pendaftaran/pesan.ts';
import { useOrang } from './app.ts';

/** What an officer writes to a registrant begins with; `alamat` is a path of the app. Undefined: nobody writes to themself. */
export function usePesanWa(
  tentang: TentangPesan & { user: { uuid: string; nama: string } },
): string | undefined {
  const { actor } = useOrang();
  if (tentang.user.uuid === actor.uuid) return undefined;
  return pesanPendaftar({ ...tentang, alamat: `${location.origin}${tentang.alamat}` });
}
