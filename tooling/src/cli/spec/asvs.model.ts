import type { TestResult } from '../../test/results.ts';

const states = ['holds', 'not applicable', 'open'] as const;

export interface Requirement {
  id: string;
  level: number;
  state: (typeof states)[number];
  /** Files that show that it holds. */
  files: string[];
}

const rowPattern = /^\| (\d+\.\d+\.\d+) \| ([123]) \| [^|]+ \| ([^|]*) \| ([^|]*)\|$/;
const filePattern = /`([\w.-]+(?:\/[\w.-]+)*\.\w+)`/g;

/** The rows of docs/asvs.md. Throws for one that cannot be read, a state that does not exist and an id that stands twice. */
export const readRequirements = (markdown: string): Requirement[] => {
  const lines = markdown.split('\n').filter((line) => /^\| \d/.test(line));
  const requirements = lines.map((line): Requirement => {
    const [, id = '', level, given, evidence = ''] = rowPattern.exec(line) ?? [];
    const state = states.find((name) => name === given);
    if (!state) throw new Error(`docs/asvs.md: cannot read "${line}"`);
    const files = [...evidence.matchAll(filePattern)].map(([, file = '']) => file);
    return { id, level: Number(level), state, files };
  });
  const twice = requirements.find(({ id }, at) => requirements.findIndex((other) => other.id === id) !== at);
  if (twice) throw new Error(`docs/asvs.md: ${twice.id} stands twice`);
  return requirements;
};

/** What contradicts the rows: a row without a file, a file that does not exist, a named test that did not pass. */
export const findContradictions = (
  requirements: readonly Requirement[],
  exists: (file: string) => boolean,
  results: readonly TestResult[],
): string[] =>
  requirements
    .filter(({ state }) => state === 'holds')
    .flatMap(({ id, files }) => [
      ...(files.length === 0 ? [`${id}: names no file`] : []),
      ...files.filter((file) => !exists(file)).map((file) => `${id}: ${file} does not exist`),
      ...results
        .filter(({ file, status }) => files.includes(file) && status !== 'passed')
        .map(({ file, name }) => `${id}: ${file} "${name}" did not pass`),
    ]);

const isMet = ({ state }: Requirement): boolean => state !== 'open';

/** Requirements that hold or are not applicable: of levels 1 and 2, and of level 3. */
export const describeRequirements = (requirements: readonly Requirement[]): string => {
  const count = (list: readonly Requirement[]) => `${list.filter(isMet).length}/${list.length}`;
  const upToTwo = requirements.filter(({ level }) => level < 3);
  const three = requirements.filter(({ level }) => level === 3);
  return `asvs: level 2 ${count(upToTwo)}, level 3 ${count(three)}`;
};
