import { startFakeWebflow } from '@rankwright/testing/fakes/webflow/fakeWebflow';
import { openWebflow } from '@rankwright/platforms/webflow/webflow';
import { createTestContext } from './testContext.ts';
import { describePlatformContract } from './platformContract.ts';

describePlatformContract('Webflow', async () => {
  const fake = await startFakeWebflow();
  const { siteId, token } = fake.switches;
  const collection = { collectionId: '580e63fc8c9a982ac9b8b745', collectionSlug: 'blog' };
  const settings = { siteId, ...collection, url: 'https://garden-notes.webflow.io' };
  return {
    backend: fake,
    publishedStatus: 'published',
    draftStatus: 'draft',
    scheduledStatus: null,
    open: (outbound) =>
      openWebflow(createTestContext(outbound, { WEBFLOW_API_URL: fake.url }), settings, { apiKey: token }),
  };
});
