import classes from './Lembar.module.css';

/** The name of a line with its unit. */
export const NamaBaris = ({ label, satuan }: { label: string; satuan: string | null }) => (
  <span>
    {label}
    {satuan ? <span className={classes.satuan}> ({satuan})</span> : null}
  </span>
);
