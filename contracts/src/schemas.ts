/**
 * The schemas by which a browser checks what arrives while a page runs. Import it only with `import()`: the build gives it
 * its own copy of the modules below it, so that zod stays out of the first files.
 */
import './withoutEval.ts';

export { registry, remoteContract, versionList } from './remote/remote.ts';
