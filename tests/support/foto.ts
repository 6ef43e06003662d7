/** Where the pictures of tests were taken, as a camera writes it beside them: 7° 46' S, 110° 22' E, and turned a quarter. */
const exif = (): Buffer => {
  const tiff = Buffer.alloc(0x9a);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  /** An entry of a directory: its tag, kind, how many, and the value or where that lies. */
  const isi = (at: number, ...[tag, jenis, banyak, nilai]: [number, number, number, number]) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(jenis, at + 2);
    tiff.writeUInt32LE(banyak, at + 4);
    tiff.writeUInt32LE(nilai, at + 8);
  };
  tiff.writeUInt16LE(2, 8);
  isi(10, 0x01_12, 3, 1, 6);
  isi(22, 0x88_25, 4, 1, 38);
  tiff.writeUInt16LE(4, 38);
  isi(40, 1, 2, 2, 'S'.charCodeAt(0));
  isi(52, 2, 5, 3, 0x5c);
  isi(64, 3, 2, 2, 'E'.charCodeAt(0));
  isi(76, 4, 5, 3, 0x74);
  [7, 46, 0].forEach((bagian, ke) => tiff.writeUInt32LE(bagian, 0x5c + ke * 8));
  [110, 22, 0].forEach((bagian, ke) => tiff.writeUInt32LE(bagian, 0x74 + ke * 8));
  for (const at of [0x5c, 0x74]) for (const ke of [0, 1, 2]) tiff.writeUInt32LE(1, at + ke * 8 + 4);
  return tiff;
};

/** A JPEG as a telephone writes one: lying on its side, with the place it was taken at. */
export function jpegBerlokasi(jpeg: Uint8Array): Buffer {
  const isi = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif()]);
  const kepala = Buffer.from([0xff, 0xe1, 0, 0]);
  kepala.writeUInt16BE(isi.byteLength + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), kepala, isi, jpeg.subarray(2)]);
}

/** Whether the place stands in a picture that `jpegBerlokasi` wrote beside it. */
export const adaTempat = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes(exif().subarray(38));

/** Whether anything stands in a JPEG that a camera writes beside the picture. */
export const adaExif = (jpeg: Uint8Array): boolean => Buffer.from(jpeg).includes('Exif');
