import { generatedFiles, options } from './options.js';

/** Tests drive whole packages, so their imports say nothing about how folders depend on each other. */
const testCode = '\\.(test|stories|spec|fixtures)\\.tsx?$|/testing/';

export default {
  forbidden: [
    {
      name: 'no-folder-cycle',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${generatedFiles}|node_modules/|${testCode}` } },
};
