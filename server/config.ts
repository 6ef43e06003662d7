import { z } from 'zod';
import { zones } from '#domain/core/clock.ts';
import { salahQris } from '#domain/pembayaran/qris.ts';
import { CannotStart } from './cannot-start.ts';
import { isLoopback } from './core/address.ts';
import { networkList } from './core/caller.ts';
import { demoIssuer } from './demo/accounts.ts';

const daftarDomain = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) =>
      text
        .split(',')
        .map((domain) => domain.trim().toLowerCase())
        .filter(Boolean),
    );

const daftarJaringan = z
  .string()
  .default('127.0.0.0/8,::1')
  .transform((text, context) => {
    const list = networkList(
      text
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    );
    if (list) return list;
    context.addIssue({ code: 'custom', message: 'harus alamat IP atau jaringan (10.0.0.0/8), dipisah koma' });
    return z.NEVER;
  });

const daftarAsal = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((asal) => asal.trim())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z
        .url({ protocol: /^https?$/, error: 'harus alamat http(s), dipisah koma' })
        .transform((asal) => new URL(asal).origin),
    ),
  );

const benar = z
  .enum(['0', '1', 'true', 'false'], { error: 'harus 1 atau 0' })
  .transform((value) => value === '1' || value === 'true');

const schema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce
    .number({ error: 'harus angka' })
    .int('harus nomor porta 0 sampai 65535')
    .min(0, 'harus nomor porta 0 sampai 65535')
    .max(65535, 'harus nomor porta 0 sampai 65535')
    .default(8080),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'harus alamat http(s) lengkap' }).optional(),
  TRUSTED_PROXIES: daftarJaringan,
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'harus diawali postgres://')
    .optional(),
  FILES_URL: z
    .string()
    .regex(
      /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*\/?$/,
      'harus berupa s3://bucket atau s3://bucket/awalan',
    )
    .optional(),
  AWS_ENDPOINT_URL_S3: z.url({ protocol: /^https?$/, error: 'harus alamat http(s) lengkap' }).optional(),
  AWS_REGION: z.string().default('us-east-1'),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'harus alamat http(s) lengkap' }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  DEMO: benar.optional(),
  ADMIN_EMAILS: daftarDomain(''),
  APP_NAME: z.string().min(1).default('Mejalab'),
  INSTITUTION_NAME: z.string().min(1).default('Universitas Kampus Contoh'),
  INSTITUTION_ADDRESS: z.string().default('Jalan Kampus Contoh 1, Kota Contoh 12345. Telepon (021) 555-0100'),
  INSTITUTION_CITY: z.string().optional(),
  TIME_ZONE: z.enum(zones, { error: 'harus WIB, WITA atau WIT' }).default('WIB'),
  INSTITUTION_DOMAINS: daftarDomain('kampus.example'),
  CONSUMER_DOMAINS: daftarDomain('surel.example'),
  BANK_NAME: z.string().default('Bank Contoh'),
  BANK_ACCOUNT: z.string().default('1234567890'),
  BANK_HOLDER: z.string().default('Laboratorium Fakultas Farmasi'),
  METERAI: benar.default(false),
  QRIS_STATIS: z
    .string()
    .trim()
    .superRefine((teks, context) => {
      const message = salahQris(teks);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .optional(),
  INVOICE_DUE_DAYS: z.coerce
    .number({ error: 'harus angka' })
    .int('harus jumlah hari 0 sampai 365')
    .min(0, 'harus jumlah hari 0 sampai 365')
    .max(365, 'harus jumlah hari 0 sampai 365')
    .default(14),
  INVOICE_TAX_NOTE: z.string().trim().max(500, 'harus paling banyak 500 karakter').default(''),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'harus alamat smtp:// atau smtps:// lengkap' }).optional(),
  MAIL_FROM: z.email('harus alamat surel').optional(),
  PUSH_ORIGINS: daftarAsal,
  WA_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'harus ID nomor telepon dari Meta, angka saja').optional(),
  WA_TOKEN: z.string().optional(),
  WA_APP_SECRET: z.string().optional(),
  WA_VERIFY_TOKEN: z.string().optional(),
  WA_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'harus alamat http(s) lengkap' })
    .default('https://graph.facebook.com/v25.0')
    .transform((url) => url.replace(/\/+$/, '')),
  METRICS_TOKEN: z.string().min(16, 'harus paling sedikit 16 karakter').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'harus alamat http(s) lengkap' })
    .optional(),
  FRESH_SIGNIN_MINUTES: z.coerce
    .number({ error: 'harus angka' })
    .int('harus jumlah menit 1 sampai 1440')
    .min(1, 'harus jumlah menit 1 sampai 1440')
    .max(1440, 'harus jumlah menit 1 sampai 1440')
    .optional(),
  SECURITY_CONTACT: z
    .union([z.email().transform((surel) => `mailto:${surel}`), z.url({ protocol: /^(https|mailto|tel)$/ })], {
      error: 'harus alamat surel, atau alamat https',
    })
    .optional(),
  PDP_CONTACT: z.string().default(''),
  RETENTION_YEARS: z.coerce
    .number({ error: 'harus angka' })
    .int('harus tahun penuh, paling sedikit 1')
    .min(1, 'harus tahun penuh, paling sedikit 1')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'harus fatal, error, warn, info, debug, trace atau silent',
    })
    .default('warn'),
});

export type Config = z.output<typeof schema> & {
  /** Where the institution's papers are dated; '' where nobody has said. */
  INSTITUTION_CITY: string;
  /** No provider of your own: the embedded one with the demo accounts signs people in. */
  demo: boolean;
  /** Where people reach this server, without a slash at the end. */
  address: string;
  /** Who signs people in, and as which client. */
  issuer: string;
  /** The issuer accounts are stored under: the demo's stay the same whatever address it runs on. */
  accountIssuer: string;
  clientId: string;
};

/** Reads the environment once. Throws a CannotStart whose message is a sentence naming the wrong value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new CannotStart(`Nilai ${String(issue?.path[0])} tidak sah: ${issue?.message}.`);
  }
  const config = result.data;
  const isForOthers = config.PUBLIC_URL !== undefined && !isLoopback(new URL(config.PUBLIC_URL).hostname);
  // Without a provider anybody is whom they choose, Admin too.
  if ((config.NODE_ENV === 'production' || isForOthers) && !config.OIDC_ISSUER && !config.DEMO)
    throw new CannotStart(
      'OIDC_ISSUER belum diisi. Isi dengan penyedia masuk Anda, atau isi DEMO=1 bila ini memang peragaan.',
    );
  if (config.OIDC_ISSUER && !config.OIDC_CLIENT_ID)
    throw new CannotStart('OIDC_CLIENT_ID belum diisi, padahal OIDC_ISSUER ada.');
  if (config.SMTP_URL && !config.MAIL_FROM)
    throw new CannotStart('MAIL_FROM belum diisi, padahal SMTP_URL ada: dari alamat itu surel dikirim.');
  if (config.SMTP_URL && !config.PUBLIC_URL)
    throw new CannotStart('PUBLIC_URL belum diisi, padahal SMTP_URL ada: tautan di surel memakainya.');
  requireWhatsapp(config);
  if (config.FILES_URL && !config.AWS_ACCESS_KEY_ID !== !config.AWS_SECRET_ACCESS_KEY)
    throw new CannotStart(
      'AWS_ACCESS_KEY_ID dan AWS_SECRET_ACCESS_KEY harus diisi keduanya, atau tidak sama sekali.',
    );
  const address = (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, '');
  return {
    ...config,
    // The example's address has the example's city; an address of one's own has none but one's own.
    INSTITUTION_CITY: config.INSTITUTION_CITY ?? (given['INSTITUTION_ADDRESS'] ? '' : 'Kota Contoh'),
    demo: !config.OIDC_ISSUER,
    address,
    issuer: config.OIDC_ISSUER ?? `${address}/idp`,
    accountIssuer: config.OIDC_ISSUER ?? demoIssuer,
    clientId: config.OIDC_CLIENT_ID ?? 'mejalab',
  };
}

/** All of it or none: what is half set would look as if it were on. */
function requireWhatsapp(config: z.output<typeof schema>): void {
  const perlu = ['WA_PHONE_NUMBER_ID', 'WA_TOKEN', 'WA_APP_SECRET', 'WA_VERIFY_TOKEN'] as const;
  const kurang = perlu.filter((nama) => !config[nama]);
  if (kurang.length === perlu.length) return;
  if (kurang.length > 0)
    throw new CannotStart(
      `${kurang.join(', ')} belum diisi, padahal yang lain untuk WhatsApp ada: keempatnya diisi, atau tidak sama sekali.`,
    );
  if (!config.PUBLIC_URL)
    throw new CannotStart(
      'PUBLIC_URL belum diisi, padahal WA_TOKEN ada: tautan di pesan WhatsApp memakainya.',
    );
}
