import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Outbound } from '../outbound/outbound.ts';
import { createDataForSeo } from './dataForSeo.ts';

const settings = { url: 'https://seo.example', login: 'ada', password: 'lovelace' };

/** DataForSEO that answers every request with one task. */
const answerWith = (task: object) => {
  const body = { status_code: 20_000, status_message: 'Ok.', tasks: [task] };
  const outbound = { fetch: () => Promise.resolve(Response.json(body)) } as unknown as Outbound;
  return createDataForSeo(outbound, settings);
};
const { signal } = new AbortController();

describe('answers of DataForSEO', () => {
  it('without a result mean that nothing was found', async () => {
    for (const task of [{ status_code: 20_000 }, { status_code: 20_000, result: null }]) {
      const data = answerWith(task);
      assert.deepEqual(await data.findPosition?.('roses', 'garden.example', signal), { position: null });
      assert.deepEqual((await data.measure(['roses'], signal)).get('roses'), {
        volume: null,
        difficulty: null,
      });
    }
  });

  it('with a failed task say why, whether or not it has a result', async () => {
    const data = answerWith({ status_code: 40_501, status_message: 'Invalid Field.' });
    await assert.rejects(data.measure(['roses'], signal), /40501 Invalid Field\./);
  });
});
