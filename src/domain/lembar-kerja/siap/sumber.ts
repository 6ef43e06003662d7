/** Where limits of several sheets come from. Edition and page are not known: the laboratory writes them once it has looked. */
export const fhi2008 = 'Farmakope Herbal Indonesia 2008, dikutip skripsi USU';
export const fi4 = 'Farmakope Indonesia IV, sebagaimana dikutip';
export const bpom12 = 'Peraturan Kepala BPOM 12/2014; diganti 32/2019, lalu 29/2023';
