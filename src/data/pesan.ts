import { pesanPendaftar, type TentangPesan } from '#domain/pendaftaran/pesan.ts';
import { useAcuan } from './acuan.ts';
import { useOrang } from './app.ts';

type Pesan = TentangPesan & { user: { uuid: string; nama: string; noHp: string | null } };

/** What is written by WhatsApp about a submission, as its link takes it; `alamat` is a path of the app. */
export function useWhatsApp(tentang: Pesan): { label: string; number: string | null; message: string } {
  const { actor } = useOrang();
  const laboratorium = useAcuan('laboratorium').find(({ nama }) => nama === tentang.dari);
  return tentang.user.uuid === actor.uuid
    ? {
        label: 'Tanya laboratorium',
        number: laboratorium?.profil?.whatsapp ?? null,
        message: `${tentang.perihal}: `,
      }
    : {
        label: 'WhatsApp',
        number: tentang.user.noHp,
        message: pesanPendaftar({ ...tentang, alamat: `${location.origin}${tentang.alamat}` }),
      };
}
