/** The name of a line with its unit. */
export const NamaBaris = ({ label, satuan }: { label: string; satuan: string | null }) => (
  <span>
    {label}
    {satuan ? <span className="mj-catatan"> ({satuan})</span> : null}
  </span>
);
