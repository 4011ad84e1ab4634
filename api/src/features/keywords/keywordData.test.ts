import { generateKeywords, type Keyword } from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  startFakeDataForSeo,
  type DataForSeoSwitches,
} from '@rankwright/testing/fakes/dataForSeo/fakeDataForSeo';
import { signUpWithPlan, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('generated keywords with measured volume and difficulty', () => {
  let api: TestApi;
  let account: TestAccount;
  let fake: Awaited<ReturnType<typeof startFakeDataForSeo>>;
  before(async () => {
    fake = await startFakeDataForSeo();
    const { login, password } = fake.switches;
    api = await startTestApi({
      env: {
        DATAFORSEO_URL: fake.url,
        DATAFORSEO_LOGIN: login,
        DATAFORSEO_PASSWORD: password,
        OUTBOUND_ALLOW: new URL(fake.url).host,
      },
    });
    account = await signUpWithPlan(api);
  });
  after(async () => {
    await api.close();
    await fake.close();
  });
  beforeEach(() => {
    fake.switches.answer = 'works';
  });

  const generate = async (niche: string, change: object = {}): Promise<Keyword[]> => {
    const body = { niche, count: 10, ...change };
    const reply = await api.call(generateKeywords, { token: account.token, body });
    assert.equal(reply.status, 200);
    return reply.body.keywords as Keyword[];
  };

  it('marks measured keywords as not estimated, with difficulty from 1 to 20', async () => {
    const found = await generate('rose gardening');
    assert.equal(found.length, 10);
    for (const { volume, difficulty, estimated } of found) {
      assert.ok(volume !== null && volume > 0);
      assert.ok(difficulty >= 1 && difficulty <= 20);
      assert.equal(estimated, false);
    }
  });

  it('omits the volume when it was not requested', async () => {
    const found = await generate('pond gardening', { includeVolume: false });
    assert.ok(found.every(({ volume }) => volume === null));
  });

  it('returns estimates without a volume when the provider has no data [C-039]', async () => {
    const found = await generate('weapon collecting');
    assert.ok(found.every(({ volume, estimated }) => volume === null && estimated));
  });

  for (const answer of ['limited', 'down', 'task'] as DataForSeoSwitches['answer'][])
    it(`returns estimates when the provider fails (${answer})`, async () => {
      fake.switches.answer = answer;
      const found = await generate(`${answer} gardening`);
      assert.ok(found.length === 10 && found.every(({ volume, estimated }) => volume === null && estimated));
    });
});
