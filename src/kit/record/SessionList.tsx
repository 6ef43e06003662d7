import { Button } from '@mantine/core';
import { formatDateTime } from '#domain/core/format.ts';
import type { HasilLive } from '#data/live.ts';
import { useNetworkMissing } from '#kit/device/network.ts';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { showSuccess, type Told } from '#kit/notice/toast.ts';
import { Section } from '#kit/text/Section.tsx';
import classes from './SessionList.module.css';

/** One of them; its moments as the server writes them. */
type Session = { uuid: string; nama: string; sejak: string; terakhir: string; ini: boolean };

type SessionListProps = {
  label: string;
  live: { hasil: HasilLive<readonly Session[]>; muatUlang: () => void };
  busy: boolean;
  /** Who signs in there again. */
  owner: 'Anda' | 'pemiliknya';
  note: string;
  onRemove: (row: Session, rest: Removal) => void;
  /** Where all may be put out at once: what they are called together. */
  all?: { what: string; onRemove: (rest: Removal) => void };
};

type Removal = { confirm: () => Promise<boolean>; onSaved: (info: Told) => void };

/** The devices somebody is signed in on; the one that shows them is said, and is left by signing out (BEYOND-49). */
export function SessionList({ label, live, busy, owner, note, onRemove, all }: SessionListProps) {
  const { hasil, muatUlang } = live;
  const offline = useNetworkMissing() !== null;
  const rows = hasil.jenis === 'ada' ? hasil.jawaban.data : [];
  const others = rows.filter(({ ini }) => !ini);
  const removalOf = (what: string): Removal => ({
    confirm: () => confirmRemoval(what, owner),
    onSaved: (info) => {
      showSuccess(info);
      muatUlang();
    },
  });
  return (
    <div className="mj-atas-4">
      <Section title="Perangkat yang masuk">
        <div className="mj-tumpuk-4">
          <ul aria-label={label}>
            {rows.map((row) => (
              <li key={row.uuid} className={classes.baris}>
                <div className={classes.nama}>
                  <strong>{row.nama}</strong>
                  <div className="mj-catatan">
                    {row.ini ? 'Perangkat ini' : `Terakhir terhubung ${formatDateTime(row.terakhir)}`}, masuk
                    sejak {formatDateTime(row.sejak)}
                  </div>
                </div>
                {row.ini ? null : (
                  <Button
                    variant="default"
                    disabled={offline || busy}
                    aria-label={`Keluarkan perangkat ${row.nama}, masuk sejak ${formatDateTime(row.sejak)}`}
                    onClick={() => onRemove(row, removalOf(row.nama))}
                  >
                    Keluarkan perangkat
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {all && others.length > 1 ? (
            <div>
              <Button
                variant="default"
                disabled={offline || busy}
                onClick={() => all.onRemove(removalOf(all.what))}
              >
                Keluarkan semua
              </Button>
            </div>
          ) : null}
          <p className="mj-catatan mj-rapi">
            {offline ? 'Mengeluarkan perangkat perlu sambungan ke server.' : note}
          </p>
        </div>
      </Section>
    </div>
  );
}

/** Asked before one or all are put out: what happens there, when, and what stays. */
const confirmRemoval = (what: string, owner: 'Anda' | 'pemiliknya'): Promise<boolean> =>
  openConfirm({
    title: `Keluarkan ${what} ?`,
    body: 'Sesinya berakhir sekarang juga, dan pemberitahuan di sana berhenti. Begitu tersambung lagi, data yang tersimpan di sana dihapus.',
    consequence: `Tulisan dan draf yang belum terkirim tetap di sana sampai ${owner} masuk lagi. Selama perangkat itu luring, datanya masih terbaca di sana, paling lama 30 hari sejak kontak terakhirnya.`,
    confirmLabel: 'Ya, keluarkan',
    danger: true,
  });
