import { featureRules } from './featureBoundaries.js';
import { generatedFiles, options } from './options.js';
import { packageRules } from './packageBoundaries.js';

export default {
  forbidden: [
    ...packageRules,
    ...featureRules,
    { name: 'no-file-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: { ...options, exclude: { path: generatedFiles } },
};
