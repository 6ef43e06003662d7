import {
  daftar,
  daftarLaboratorium,
  hari,
  kode,
  pilihan,
  tulisan,
  ujung,
  cuplikan,
  type KataRekaman,
} from '#domain/jejak/kata.ts';
import { namaCaraKabar } from './cara-kabar.ts';
import { namaStatusPengguna, statusPengguna } from './rules.ts';
import { akunWorkflow } from './workflow.ts';

/** An account, as the trail tells of it. Of telephone and identity numbers only that they changed is anybody's need. */
export const jejakAkun: KataRekaman = {
  label: 'Akun',
  bidang: {
    kdStatusVerifikasi: kode('Status verifikasi', akunWorkflow.states),
    catatanVerifikasi: tulisan('Catatan verifikasi'),
    nama: tulisan('Nama'),
    email: tulisan('Email'),
    idRegistrasi: tulisan('ID registrasi'),
    noHp: ujung('Nomor WhatsApp'),
    noInduk: ujung('Nomor induk'),
    alamat: cuplikan('Alamat'),
    npwp: ujung('NPWP'),
    kdStatus: pilihan(
      'Status',
      Object.fromEntries(Object.values(statusPengguna).map((satu) => [satu, namaStatusPengguna(satu)])),
    ),
    kdInstitusi: tulisan('Kode institusi'),
    namaInstitusi: tulisan('Institusi'),
    namaPerguruanTinggi: tulisan('Perguruan tinggi atau instansi'),
    kdFakultas: tulisan('Kode fakultas'),
    namaFakultas: tulisan('Fakultas'),
    kdProgramStudi: tulisan('Kode program studi'),
    namaProgramStudi: tulisan('Program studi'),
    role: tulisan('Otoritas'),
    laboratorium: daftarLaboratorium('Laboratorium'),
    dikosongkanPada: hari('Data pribadi dikosongkan'),
    versiPrivasi: hari('Pemberitahuan data pribadi, versi'),
    // What was asked and answered is read by the two of them, not in the trail.
    perbaikan: pilihan('Permintaan perbaikan data', { diajukan: 'Diajukan', dijawab: 'Dijawab' }),
    surelGiliran: pilihan('Giliran lewat surel', namaCaraKabar),
    surelPerubahan: pilihan('Perubahan lewat surel', namaCaraKabar),
    dorongGiliran: pilihan('Giliran lewat pemberitahuan', namaCaraKabar),
    dorongPerubahan: pilihan('Perubahan lewat pemberitahuan', namaCaraKabar),
    perangkatKabar: tulisan('Pemberitahuan di perangkat'),
    perangkatMasuk: tulisan('Perangkat yang masuk'),
    whatsappGiliran: pilihan('Giliran lewat WhatsApp', namaCaraKabar),
    whatsappPerubahan: pilihan('Perubahan lewat WhatsApp', namaCaraKabar),
    whatsappSetuju: tulisan('Persetujuan kabar lewat WhatsApp'),
    kabarGagal: pilihan('Kabar yang gagal dikirim', { lagi: 'Dikirim lagi' }),
    alasan: tulisan('Alasan koreksi'),
    flagAktif: pilihan('Status akun', { true: 'Aktif', false: 'Nonaktif' }),
    serahTerima: daftar(
      'Pekerjaan diserahkan',
      ({ keterangan, diserahkan, kepada }, rujukan) =>
        `${String(keterangan)}: ${String(diserahkan)} kepada ${rujukan.orang(String(kepada))}`,
    ),
  },
};
