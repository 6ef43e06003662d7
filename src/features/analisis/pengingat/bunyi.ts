let konteks: AudioContext | null = null;

/** Called by a tap or a key: before one, a browser lets no page make a sound. */
export function siapkanBunyi(): void {
  if (!('AudioContext' in globalThis)) return;
  konteks ??= new AudioContext();
  // One that is refused stays silent; vibration and notification are there still.
  void konteks.resume().catch(() => undefined);
}

export const dapatBerbunyi = (): boolean => konteks?.state === 'running';

/** How long it sounds where nobody stops it, and of each second the two moments at which it is loud. */
const lamaDetik = 12;
const nada = [
  { mulai: 0, hertz: 880 },
  { mulai: 0.25, hertz: 1175 },
] as const;
const nadaDetik = 0.18;

/** Rings by sound and vibration as far as this page may. Gives the way to stop it. */
export function bunyikan(): () => void {
  const bergetar = navigator.userActivation?.hasBeenActive && 'vibrate' in navigator;
  if (bergetar) navigator.vibrate(Array.from({ length: lamaDetik }, () => [400, 600]).flat());
  const berhenti = konteks && dapatBerbunyi() ? putar(konteks) : () => undefined;
  return () => {
    berhenti();
    if (bergetar) navigator.vibrate(0);
  };
}

/** Two rising tones a second: heard over a fume hood, and unlike the hum of any instrument. */
function putar(audio: AudioContext): () => void {
  const suara = audio.createOscillator();
  const keras = audio.createGain();
  keras.gain.value = 0;
  suara.connect(keras).connect(audio.destination);
  for (let detik = 0; detik < lamaDetik; detik += 1)
    for (const { mulai, hertz } of nada) {
      const pada = audio.currentTime + detik + mulai;
      suara.frequency.setValueAtTime(hertz, pada);
      keras.gain.setValueAtTime(0.4, pada);
      keras.gain.setValueAtTime(0, pada + nadaDetik);
    }
  suara.start();
  suara.stop(audio.currentTime + lamaDetik);
  return () => suara.stop();
}
