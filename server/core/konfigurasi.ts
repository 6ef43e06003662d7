import type { Config } from '#server/config.ts';

/** What everybody may know of this installation, in the words of GET config. */
export const konfigurasiUmum = (config: Config) => ({
  appName: config.APP_NAME,
  institutionName: config.INSTITUTION_NAME,
  institutionAddress: config.INSTITUTION_ADDRESS,
  institutionCity: config.INSTITUTION_CITY,
  timeZone: config.TIME_ZONE,
  institutionDomains: config.INSTITUTION_DOMAINS,
  consumerDomains: config.CONSUMER_DOMAINS,
  rekening: { namaBank: config.BANK_NAME, noRekening: config.BANK_ACCOUNT, namaPemilik: config.BANK_HOLDER },
  meterai: config.METERAI,
  qrisStatis: config.QRIS_STATIS ?? null,
  catatanPajak: config.INVOICE_TAX_NOTE,
});
