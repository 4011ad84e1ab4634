import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { openApiDocument } from './document.ts';
import { baselineDocument, baselineFile, documentFile, print } from './files.ts';

mkdirSync(new URL('.', documentFile), { recursive: true });
writeFileSync(documentFile, print(openApiDocument()));
if (!existsSync(baselineFile) || process.argv.includes('--baseline'))
  writeFileSync(baselineFile, print(baselineDocument()));
