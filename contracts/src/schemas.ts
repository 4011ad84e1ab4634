/**
 * The schemas by which a browser checks what arrives while a page runs. Import it only with `import()`: zod stays out of the
 * first files.
 */
import './withoutEval.ts';

export { remoteContract } from './remote/contract.schemas.ts';
export { registry, versionList } from './remote/registry.schemas.ts';
