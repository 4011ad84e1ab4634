import { writeFileSync } from 'node:fs';
import { contractReference, contractReferenceFile } from './contractReference.ts';

writeFileSync(contractReferenceFile, contractReference());
