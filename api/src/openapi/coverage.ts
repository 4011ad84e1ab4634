import { writeFileSync } from 'node:fs';
import { coverageFile, readCalls, readTests } from './coverage.files.ts';
import { coverageTable } from './coverage.model.ts';

writeFileSync(coverageFile, coverageTable(readCalls(), readTests()));
