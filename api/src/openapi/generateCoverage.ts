import { writeFileSync } from 'node:fs';
import { coverageFile, listEndpoints, readTestParts } from './coverage.files.ts';
import { formatCoverageTable } from './coverage.model.ts';

writeFileSync(coverageFile, formatCoverageTable(listEndpoints(), readTestParts()));
