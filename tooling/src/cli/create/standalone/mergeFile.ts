import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writeFiles } from './writeFiles.ts';

/** Three states of a file or a value. */
export interface States<T> {
  /** What the generator wrote earlier. */
  base: T;
  /** What the team has now. */
  team: T;
  /** What the generator writes now. */
  next: T;
}

export interface Merged {
  content: string;
  /** The same lines changed on both sides; both are in the content, between git's marks. */
  hasConflict: boolean;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes what the generator changed and the team did not; where both changed a value, the team's stays. */
const mergeValue = ({ base, team, next }: States<unknown>): unknown => {
  if (isDeepStrictEqual(base, team)) return next;
  if (!isObject(team) || !isObject(next)) return team;
  const earlier = isObject(base) ? base : {};
  const names = [...new Set([...Object.keys(team), ...Object.keys(next)])];
  const merged = names.map((name) => [
    name,
    mergeValue({ base: earlier[name], team: team[name], next: next[name] }),
  ]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Json;
};

const mergeJson = ({ base, team, next }: States<string>): Merged => {
  const value = mergeValue({ base: JSON.parse(base), team: JSON.parse(team), next: JSON.parse(next) });
  return { content: `${JSON.stringify(value, null, 2)}\n`, hasConflict: false };
};

const mergeLines = (states: States<string>): Merged => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rankwright-update-'));
  try {
    writeFiles(folder, { ...states });
    const labels = ['team', 'base', 'next'].flatMap((name) => ['-L', name]);
    const { status, stdout, error } = spawnSync(
      'git',
      ['merge-file', '-p', ...labels, 'team', 'base', 'next'],
      { cwd: folder, encoding: 'utf8' },
    );
    // The status is the number of conflicts, or above 127 after an error.
    if (error || status === null || status > 127) throw new Error('An update needs git to merge files.');
    return { content: stdout, hasConflict: status > 0 };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Merges a file by its lines, JSON by its values. Throws when that is not possible. */
export const mergeFile = (file: string, states: States<string>): Merged => {
  if (!file.endsWith('.json')) return mergeLines(states);
  try {
    return mergeJson(states);
  } catch (cause) {
    throw new Error(`${file} cannot be merged: it is no JSON without comments.`, { cause });
  }
};
