/** The public notice on personal data, which the server draws (GAP-175): beside the page, where somebody may be typing. */
export const TautanPrivasi = () => (
  <a className="mj-tautan" href="/privasi" target="_blank">
    Data pribadi Anda
  </a>
);
