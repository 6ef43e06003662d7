const masih = 'Masih menunggu Anda: ';

/** What is said of a turn that lasts (BEYOND-36). */
export const kalimatSusulan = (kalimat: string): string => masih + kalimat.replace(masih, '');
