import { crc32, createZip } from './zip.model.ts';

const encodeText = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('zip', () => {
  it('computes the standard CRC-32 checksum', () => {
    expect(crc32(encodeText('123456789'))).toBe(0xcbf43926);
    expect(crc32(encodeText(''))).toBe(0);
  });

  it('writes each file after its header and lists all files in the central directory', () => {
    const archive = createZip([
      { name: 'roses.md', text: '# Roses' },
      { name: 'blüte.md', text: 'ü' },
    ]);
    const view = new DataView(archive.buffer);
    expect(view.getUint32(0, true)).toBe(0x04034b50);
    const end = archive.length - 22;
    expect(view.getUint32(end, true)).toBe(0x06054b50);
    expect(view.getUint16(end + 10, true)).toBe(2);
    const directory = view.getUint32(end + 16, true);
    expect(view.getUint32(directory, true)).toBe(0x02014b50);
    expect(directory + view.getUint32(end + 12, true)).toBe(end);
    expect(new TextDecoder().decode(archive)).toContain('roses.md# Roses');
  });
});
