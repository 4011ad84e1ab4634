import { getSchemas } from '@rankwright/contracts/endpoints';
import type { Endpoint } from '@rankwright/contracts/http';
import fc from 'fast-check';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUpWithPlan } from './accounts.ts';
import { assertErrorShape } from './assertErrorShape.ts';
import { insertEveryRecord } from './everyRecord.ts';
import { hashTables } from './hashTables.ts';
import { startTestApi, type TestApi } from './startTestApi.ts';
import { probeHealth, readPercentile } from './strangers/probeHealth.ts';

const bodies = Number(process.env.FUZZ_BODIES ?? 600);
const probeMs = 20;
/** The short run shares its machine with the other tests; it shows that nothing freezes the server. */
const maxHealthMs = process.env.FUZZ_BODIES ? 250 : 5_000;
const othersId = '7b0f7a52-8f3f-4a60-9d4f-3f2f3c6f0b11';
/** Endpoints that end the caller's account or session. */
const endsTheSession = ['logOut', 'endAllSessions', 'deleteAccount', 'updatePassword'];

const strangeText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\0', '\ud800', 'x'.repeat(5_000)),
);
const strange = fc.oneof(
  strangeText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('2026-02-30', '0000-01-01', '99999999999999', '-1', '1e400', '../../etc/passwd'),
  fc.array(strangeText, { maxLength: 4 }),
  fc.object({ maxDepth: 2 }),
);

const getBodyFields = (endpoint: Endpoint): string[] => {
  const example = getSchemas(endpoint).example.body as Record<string, unknown> | undefined;
  return Object.keys(example ?? {});
};

/** A variation of the example body with fields replaced or missing, or an arbitrary value. */
const createBodyArbitrary = (endpoint: Endpoint): fc.Arbitrary<unknown> => {
  const example = (getSchemas(endpoint).example.body ?? {}) as Record<string, unknown>;
  const field = fc.constantFrom(
    ...(getBodyFields(endpoint).length > 0 ? getBodyFields(endpoint) : ['title']),
  );
  const changed = fc
    .array(fc.tuple(field, fc.option(strange, { nil: undefined })), { minLength: 1, maxLength: 4 })
    .map((changes) => ({ ...example, ...Object.fromEntries(changes) }));
  return fc.oneof({ weight: 5, arbitrary: changed }, { weight: 1, arbitrary: strange });
};

describe('every endpoint with a body', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const createBodies = () => {
    const withBody = [...api.app.registered.values()].filter(
      (endpoint) => endpoint.method !== 'GET' && !endsTheSession.includes(endpoint.id),
    );
    const numRuns = Math.ceil(bodies / withBody.length);
    return withBody.flatMap((endpoint) =>
      fc
        .sample(createBodyArbitrary(endpoint), { numRuns, seed: 20_261_121 })
        .map((body) => [endpoint, body] as const),
    );
  };

  it(`rejects ${bodies} fuzzed bodies with the shared error shape, without 5xx or writes, while /api/health stays under ${maxHealthMs} ms (p99)`, async () => {
    const account = await signUpWithPlan(api);
    await insertEveryRecord(api.deps.db, othersId);
    const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const samples = createBodies();
    const sendAll = async (): Promise<void> => {
      let written = await hashTables(api);
      for (const [endpoint, body] of samples) {
        const reply = await api.call(endpoint, {
          token: account.token,
          params: { id: othersId, uid: account.userId, version: 1, platform: 'wordpress' },
          body: body === undefined ? undefined : JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        });
        const sent = `${endpoint.id} ${JSON.stringify(body)} → ${JSON.stringify(reply.body)}`;
        assert.ok(reply.status < 500 || (reply.status === 502 && reply.body.success === false), sent);
        if (reply.status >= 400) {
          assertErrorShape(endpoint, reply);
          assert.equal(await hashTables(api), written, `rejected, but written: ${sent}`);
        } else written = await hashTables(api);
      }
    };
    const times = await probeHealth(origin, probeMs, sendAll());
    const [p50, p99] = [readPercentile(times, 0.5), readPercentile(times, 0.99)];
    console.log(
      `fuzz: ${samples.length} bodies, ${times.length} probes, health p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    );
    assert.ok(p99 < maxHealthMs, `${p99} ms`);
  });
});
