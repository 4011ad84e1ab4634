import { writeFileSync } from 'node:fs';
import { renderContractReference, contractReferenceFile } from './contractReference.ts';

writeFileSync(contractReferenceFile, renderContractReference());
