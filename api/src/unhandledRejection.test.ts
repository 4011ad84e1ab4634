import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRejectionHandler } from './unhandledRejection.ts';

describe('a rejection that nobody handles', () => {
  const logged: unknown[] = [];
  const handle = createRejectionHandler({ error: (line: unknown) => void logged.push(line) } as never);

  it('is logged while the database is away, and the process works on', () => {
    const error = Object.assign(new Error('could not extend file'), { code: '53100' });
    handle(error);
    assert.deepEqual(logged, [{ err: error }]);
  });

  it('ends the process otherwise', () => {
    const error = new Error('a mistake');
    assert.throws(() => handle(error), error);
    assert.equal(logged.length, 1);
  });
});
