import { generateKeywords, type Keyword } from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  startDataForSeoDouble,
  type DataForSeoSwitches,
} from '../../../doubles/dataforseo/dataForSeoDouble.ts';
import { signUpWithPlan, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('keywords with measured numbers', () => {
  let api: TestApi;
  let account: TestAccount;
  let double: Awaited<ReturnType<typeof startDataForSeoDouble>>;
  before(async () => {
    double = await startDataForSeoDouble();
    const { login, password } = double.switches;
    api = await startTestApi({
      env: { DATAFORSEO_URL: double.url, DATAFORSEO_LOGIN: login, DATAFORSEO_PASSWORD: password },
    });
    account = await signUpWithPlan(api);
  });
  after(async () => {
    await api.close();
    await double.close();
  });
  beforeEach(() => {
    double.switches.answer = 'works';
  });

  const generate = async (niche: string, change: object = {}): Promise<Keyword[]> => {
    const body = { niche, count: 10, ...change };
    const reply = await api.call(generateKeywords, { token: account.token, body });
    assert.equal(reply.status, 200);
    return reply.body.keywords as Keyword[];
  };

  it('are not estimates, and keep to our scale', async () => {
    const found = await generate('rose gardening');
    assert.equal(found.length, 10);
    for (const { volume, difficulty, estimated } of found) {
      assert.ok(volume !== null && volume > 0);
      assert.ok(difficulty >= 1 && difficulty <= 20);
      assert.equal(estimated, false);
    }
  });

  it('leave the volume out when it was not asked for', async () => {
    const found = await generate('pond gardening', { includeVolume: false });
    assert.ok(found.every(({ volume }) => volume === null));
  });

  it('stay estimates without a volume where the provider has no data [C-039]', async () => {
    const found = await generate('weapon collecting');
    assert.ok(found.every(({ volume, estimated }) => volume === null && estimated));
  });

  for (const answer of ['limited', 'down', 'task'] as DataForSeoSwitches['answer'][])
    it(`come as estimates when the provider does not answer (${answer})`, async () => {
      double.switches.answer = answer;
      const found = await generate(`${answer} gardening`);
      assert.ok(found.length === 10 && found.every(({ volume, estimated }) => volume === null && estimated));
    });
});
