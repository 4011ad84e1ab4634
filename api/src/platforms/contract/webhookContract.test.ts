import { startFakeWebhook } from '@rankwright/testing/fakes/webhook/fakeWebhook';
import { openWebhook } from '@rankwright/platforms/webhook/webhook';
import { createTestContext } from './testContext.ts';
import { describePlatformContract } from './platformContract.ts';

describePlatformContract(
  'Webhook',
  async () => {
    const fake = await startFakeWebhook();
    const { secret } = fake.switches;
    return {
      backend: fake,
      publishedStatus: 'published',
      draftStatus: 'draft',
      scheduledStatus: 'scheduled',
      open: (outbound) =>
        openWebhook(createTestContext(outbound, {}), { url: `${fake.url}/hook` }, { secret }),
    };
  },
  { canFind: false },
);
