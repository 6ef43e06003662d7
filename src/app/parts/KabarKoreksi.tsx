import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notifications } from '@mantine/notifications';
import { IconUserEdit } from '@tabler/icons-react';
import { useOrang } from '#data/app.ts';
import { bacaIngatan, ingat } from '#data/ingatan.ts';
import { ToastWords } from '#kit/notice/ToastWords.tsx';
import { paths } from '#paths';
import { tetap } from './tawaran-muat-ulang.tsx';

const id = 'koreksi';
const kunci = 'koreksi-dibaca';
/** On a device that has forgotten what was read an old one is no news; the profile tells of it for ever. */
const baruMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Tells a person that an Admin has corrected their data, and why, until they have read it (GAP-160). Draws nothing itself.
 */
export function KabarKoreksi() {
  const { uuid, profil } = useOrang();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { pada, alasan } = profil?.koreksi ?? { pada: null, alasan: '' };
  const diProfil = pathname === paths.profile();
  const keProfil = useEffectEvent(() => void navigate(paths.profile()));
  useEffect(() => {
    if (pada === null) return undefined;
    const dibaca = () => ingat(uuid, kunci, pada);
    if (diProfil) dibaca();
    if (bacaIngatan(uuid, kunci) === pada || Date.now() - Date.parse(pada) > baruMs) return undefined;
    notifications.show({
      ...tetap,
      withCloseButton: true,
      id,
      title: 'Admin mengoreksi data diri Anda',
      icon: <IconUserEdit aria-hidden size={18} />,
      message: (
        <ToastWords
          words={`Alasan: ${alasan}`}
          link={{ label: 'Lihat profil', to: paths.profile(), go: keProfil }}
          onGo={dibaca}
        />
      ),
      onClose: dibaca,
    });
    return () => void notifications.hide(id);
  }, [uuid, pada, alasan, diProfil]);
  return null;
}
