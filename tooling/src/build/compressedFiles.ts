import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';

interface Encoding {
  suffix: '.br' | '.gz';
  compress: (content: Buffer) => Buffer;
  decompress: (content: Buffer, limit: { maxOutputLength: number }) => Buffer;
}

export const compressBrotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

const encodings: readonly Encoding[] = [
  { suffix: '.br', compress: compressBrotli, decompress: brotliDecompressSync },
  { suffix: '.gz', compress: (content) => gzipSync(content, { level: 9 }), decompress: gunzipSync },
];

const compressible = /\.(js|css|json|svg|html|txt|xml)$/;

/** True when the compressed file decodes to exactly this content. */
const isCompressedFrom = (file: string, content: Buffer, { decompress }: Encoding): boolean => {
  if (!existsSync(file)) return false;
  try {
    return decompress(readFileSync(file), { maxOutputLength: content.length + 1 }).equals(content);
  } catch {
    return false;
  }
};

/**
 * Writes `name.br` and `name.gz` beside every text file of a folder. Compressing takes seconds, so copies that a build
 * brought along stay, but only when they decode to the file.
 */
export const writeCompressedFiles = (directory: string): void => {
  for (const name of readdirSync(directory).filter((file) => compressible.test(file))) {
    const content = readFileSync(path.join(directory, name));
    for (const encoding of encodings) {
      const file = path.join(directory, `${name}${encoding.suffix}`);
      if (!isCompressedFrom(file, content, encoding)) writeFileSync(file, encoding.compress(content));
    }
  }
};
