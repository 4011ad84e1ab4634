import { readFileSync } from 'node:fs';

interface LogLine {
  msg: string;
  err?: { message?: string; code?: string; stack?: string };
}

const parseLine = (line: string): LogLine | null => {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return null;
  }
};

const maxCauseLength = 300;

/** Counts the errors that a log calls `INTERNAL`, by their cause: none of them says to a person what to do. */
export const listUnexpectedErrors = (logFile: string): string[] => {
  const counts = new Map<string, number>();
  for (const line of readFileSync(logFile, 'utf8').split('\n').map(parseLine)) {
    if (line?.msg !== 'INTERNAL') continue;
    const cause = (line.err?.stack ?? line.err?.message ?? 'unknown').replace(/\s+/g, ' ');
    const name = `${line.err?.code ?? ''} ${cause}`.trim().slice(0, maxCauseLength);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([cause, count]) => `${count} × INTERNAL: ${cause}`);
};
