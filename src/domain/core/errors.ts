export type FieldError = { field: string; message: string };

/** Statuses a refusal may carry; what each one means is in architecture.md section 2 and GAP-96. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 424 | 426 | 429;

type RefusalParts = {
  status: RefusalStatus;
  info: string;
  code?: string;
  errors?: FieldError[];
  data?: unknown;
};

/**
 * A "no" that the person can act on: status, an Indonesian sentence, and for programs a machine word.
 * `errors` names fields as they were sent, `data` carries the current record of a 409.
 */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly info: string;
  readonly code: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly data: unknown;

  constructor(parts: RefusalParts) {
    super(parts.info);
    this.name = 'Refusal';
    this.status = parts.status;
    this.info = parts.info;
    this.code = parts.code;
    this.errors = parts.errors;
    this.data = parts.data;
  }
}

/** The refusals that more than one noun gives, so that the same case always reads the same. */
export const refusal = {
  malformed: (info = 'Permintaan tidak dapat dibaca. Periksa bentuk datanya.') =>
    new Refusal({ status: 400, code: 'MALFORMED', info }),
  noSession: () =>
    new Refusal({
      status: 401,
      code: 'SESSION',
      info: 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan.',
    }),
  inactive: () =>
    new Refusal({
      status: 403,
      code: 'INACTIVE',
      info: 'Status akun Anda nonaktif! Hubungi admin laboratorium untuk mengaktifkannya.',
    }),
  waiting: () =>
    new Refusal({
      status: 403,
      code: 'WAITING',
      info: 'Akun Anda menunggu verifikasi admin. Anda dapat masuk lagi setelah diverifikasi.',
    }),
  rejected: () =>
    new Refusal({
      status: 403,
      code: 'REJECTED',
      info: 'Pendaftaran akun ditolak. Perbaiki data diri Anda lalu ajukan lagi.',
    }),
  noProfile: () =>
    new Refusal({ status: 403, code: 'NO_PROFILE', info: 'Lengkapi data diri Anda terlebih dahulu.' }),
  userMismatch: () =>
    new Refusal({
      status: 403,
      code: 'USER_MISMATCH',
      info: 'Tulisan ini milik orang lain. Masuk dengan akun pembuatnya untuk mengirimnya.',
    }),
  role: (info = 'Peran Anda tidak berwenang untuk tindakan ini.') =>
    new Refusal({ status: 403, code: 'ROLE', info }),
  forbidden: (info: string) => new Refusal({ status: 403, code: 'FORBIDDEN', info }),
  notFound: (info = 'Data tidak ditemukan. Mungkin sudah dipindahkan atau dihapus.') =>
    new Refusal({ status: 404, code: 'NOT_FOUND', info }),
  state: (info: string, data?: unknown) => new Refusal({ status: 409, code: 'STATE', info, data }),
  stale: (data: unknown) =>
    new Refusal({
      status: 409,
      code: 'STALE',
      info: 'Data sudah berubah sejak Anda membukanya. Bandingkan dengan versi terbaru lalu putuskan lagi.',
      data,
    }),
  invalid: (errors: FieldError[]) =>
    new Refusal({
      status: 422,
      code: 'INVALID',
      info: errors[0]?.message ?? 'Periksa kembali isian Anda.',
      errors,
    }),
  tooLarge: (info: string, field?: string) =>
    new Refusal({
      status: 413,
      code: 'TOO_LARGE',
      info,
      ...(field ? { errors: [{ field, message: info }] } : {}),
    }),
  fileType: (info: string, field?: string) =>
    new Refusal({
      status: 415,
      code: 'FILE_TYPE',
      info,
      ...(field ? { errors: [{ field, message: info }] } : {}),
    }),
} as const;
