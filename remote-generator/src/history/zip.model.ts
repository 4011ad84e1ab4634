export interface ZipEntry {
  name: string;
  text: string;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

export const crc32 = (bytes: Uint8Array): number => {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
};

/** Encodes little-endian integers, each with its size in bytes. */
const encodeNumbers = (...fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
};

const concatBytes = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Flag: file names are UTF-8. Fixed date (1 January 1980), so that equal inputs give equal archives. */
const flags = 0x0800;
const date = 0x0021;

/** Creates an uncompressed ZIP archive of text files (PKWARE APPNOTE 6.3). */
export const createZip = (entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> => {
  const encoder = new TextEncoder();
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = encoder.encode(entry.name);
    const data = encoder.encode(entry.text);
    const header = [
      [2, 20],
      [2, flags],
      [2, 0],
      [2, 0],
      [2, date],
      [4, crc32(data)],
      [4, data.length],
      [4, data.length],
      [2, name.length],
      [2, 0],
    ] as const;
    const file = concatBytes([encodeNumbers([4, 0x04034b50], ...header), name, data]);
    directory.push(
      encodeNumbers([4, 0x02014b50], [2, 20], ...header, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
    );
    files.push(file);
    offset += file.length;
  }
  const list = concatBytes(directory);
  const end = encodeNumbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, list.length],
    [4, offset],
    [2, 0],
  );
  return concatBytes([...files, list, end]);
};
