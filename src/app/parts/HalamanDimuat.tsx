import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import classes from './HalamanDimuat.module.css';

/** What comes from the device is there before anybody wonders. */
const sebentarMs = 400;

/** Says that the page one went to is on its way: over a slow network a device's first day takes seconds for each. */
export function HalamanDimuat() {
  const { state } = useNavigation();
  const [lama, setLama] = useState(false);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setLama(true), sebentarMs);
    return () => {
      clearTimeout(timer);
      setLama(false);
    };
  }, [state]);
  if (!lama) return null;
  return (
    <div className={classes.bar} role="status">
      <span className="mj-terdengar">Memuat halaman</span>
    </div>
  );
}
