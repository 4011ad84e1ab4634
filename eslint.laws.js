import { readdirSync } from 'node:fs';

/**
 * The law of imports: which room may import which (docs/architecture.md).
 * Both spellings are caught: by package name and by relative path.
 */
const remotes = readdirSync(import.meta.dirname).filter((room) => room.startsWith('remote-'));
const rooms = ['contracts', 'sdk', 'shared-ui', 'shell', 'api', 'tooling', 'e2e', ...remotes];

const allowed = {
  contracts: [],
  'shared-ui': [],
  sdk: ['contracts', 'shared-ui'],
  shell: ['contracts', 'sdk', 'shared-ui'],
  api: ['contracts'],
  tooling: ['contracts'],
  e2e: ['contracts'],
  ...Object.fromEntries(remotes.map((remote) => [remote, ['contracts', 'sdk', 'shared-ui']])),
};

/** Libraries that exist once at run time: a remote reaches them through a facade, or it would bundle a second copy. */
const facaded = [
  { name: 'react-router-dom', message: 'Import from @rankwright/sdk/router.' },
  { name: '@tanstack/react-query', message: 'Import from @rankwright/sdk/query.' },
  { name: 'axios', message: 'Call the api through @rankwright/sdk/api.' },
];
const facadedPatterns = [
  { group: ['@mui/*', '@emotion/*'], message: 'Import from a facade of @rankwright/shared-ui.' },
];

const forbidden = (room) => {
  const others = rooms.filter((other) => other !== room && !allowed[room].includes(other));
  return [
    {
      group: others.flatMap((other) => [`@rankwright/${other}`, `@rankwright/${other}/*`]),
      message: `${room} may import ${allowed[room].join(', ') || 'nothing of ours'}.`,
    },
    {
      group: rooms.filter((other) => other !== room).map((other) => `**/../${other}/**`),
      message: 'Cross a room by its package name.',
    },
  ];
};

const rule = (room, extraPaths = [], extraPatterns = []) => ({
  files: [`${room}/src/**/*.{ts,tsx}`],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { paths: extraPaths, patterns: [...forbidden(room), ...extraPatterns] },
    ],
  },
});

export const importRules = [
  ...rooms.filter((room) => !room.startsWith('remote-')).map((room) => rule(room)),
  ...remotes.map((room) => rule(room, facaded, facadedPatterns)),
];
