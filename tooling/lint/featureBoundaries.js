import { publicFiles } from './publicFiles.js';

const testCode = '\\.(test|stories|fixtures)\\.tsx?$|/testing/';
/** Fixtures fill the tables directly. */
const fixtures = '^(api/src/testing|testing/src/crash)/';

export const featureRules = [
  {
    name: 'feature-public-file',
    comment: 'Of another feature, import only its .data.ts, its .model.ts or a file named in publicFiles.js.',
    severity: 'error',
    from: { path: '^((?:remote-[^/]+|shell|sdk)/src)/([^/]+)/', pathNot: '/testing/' },
    to: {
      path: '^$1/[^/]+/',
      pathNot: ['^$1/$2/', '/testing/|\\.fixtures\\.', '\\.(data|model)\\.ts$', ...publicFiles],
    },
  },
  {
    name: 'feature-service',
    comment:
      'Of another feature, import only its .service.ts, its pure .model.ts or the .definition.ts of its jobs (a test may start them).',
    severity: 'error',
    from: { path: '^api/src/features/([^/]+)/' },
    to: {
      path: '^api/src/features/[^/]+/',
      pathNot: ['^api/src/features/$1/', '\\.(service|model|definition|jobs)\\.ts$'],
    },
  },
  {
    name: 'feature-jobs',
    comment: 'Only tests start the jobs of another feature.',
    severity: 'error',
    from: { path: '^api/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
    to: { path: '^api/src/features/[^/]+/.*\\.jobs\\.ts$', pathNot: '^api/src/features/$1/' },
  },
  {
    name: 'job-definition',
    comment: 'A feature defines its jobs in its .definition.ts, apart from their handlers.',
    severity: 'error',
    from: { path: '^api/src/features/', pathNot: '\\.(definition|test)\\.ts$' },
    to: { path: '^api/src/queue/job\\.ts$' },
  },
  {
    name: 'private-repository',
    comment: 'A repository is private to its feature (type-only imports too).',
    severity: 'error',
    from: { path: '^(.+)/[^/]+$', pathNot: fixtures },
    to: { path: '\\.repository\\.ts$', pathNot: '^$1/' },
  },
  {
    name: 'no-test-code',
    comment: 'Product code imports no test code.',
    severity: 'error',
    from: { pathNot: [testCode, '^sdk/src/(testing|stories)', '^(e2e|testing)/'] },
    to: { path: '^(?!node_modules).*(\\.(test|stories|fixtures)\\.tsx?$|/src/testing/)' },
  },
];
