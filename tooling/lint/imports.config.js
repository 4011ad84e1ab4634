import { featureRules } from './featureBoundaries.js';
import { generatedFiles, options } from './options.js';
import { restructured } from './publicFiles.js';
import { packageRules } from './packageBoundaries.js';

export default {
  forbidden: [
    ...packageRules,
    ...featureRules,
    { name: 'no-file-cycle', severity: 'error', from: { pathNot: restructured }, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: { ...options, exclude: { path: generatedFiles } },
};
