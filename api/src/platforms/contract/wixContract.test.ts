import { startFakeWix } from '@rankwright/testing/fakes/wix/fakeWix';
import { openWix } from '@rankwright/platforms/wix/wix';
import { createTestContext } from './testContext.ts';
import { describePlatformContract } from './platformContract.ts';

describePlatformContract('Wix', async () => {
  const fake = await startFakeWix();
  const { siteId, apiKey } = fake.switches;
  return {
    backend: fake,
    publishedStatus: 'PUBLISHED',
    draftStatus: 'DRAFT',
    scheduledStatus: null,
    open: (outbound) =>
      openWix(createTestContext(outbound, { WIX_API_URL: fake.url }), { siteId }, { apiKey }),
  };
});
