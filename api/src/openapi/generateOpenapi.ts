import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createOpenApiDocument } from './document.ts';
import { createBaselineDocument, baselineFile, documentFile, formatDocument } from './documentFiles.ts';

mkdirSync(new URL('.', documentFile), { recursive: true });
writeFileSync(documentFile, formatDocument(createOpenApiDocument()));
if (!existsSync(baselineFile) || process.argv.includes('--baseline'))
  writeFileSync(baselineFile, formatDocument(createBaselineDocument()));
