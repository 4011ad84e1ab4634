import { crc32, zip } from './zip.model.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('an archive of texts', () => {
  it('sums up bytes as every other archiver does', () => {
    expect(crc32(bytes('123456789'))).toBe(0xcbf43926);
    expect(crc32(bytes(''))).toBe(0);
  });

  it('holds each text behind its head and lists it at the end', () => {
    const archive = zip([
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
