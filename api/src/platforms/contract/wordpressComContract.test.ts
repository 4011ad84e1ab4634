import { startFakeWordpressCom } from '@rankwright/testing/fakes/wordpressCom/fakeWordpressCom';
import { openWordpressCom } from '@rankwright/platforms/wordpress/com/wordpressCom';
import { createTestContext } from './testContext.ts';
import { describePlatformContract } from './platformContract.ts';

describePlatformContract('WordPress.com', async () => {
  const fake = await startFakeWordpressCom();
  const { token: accessToken } = fake.switches;
  return {
    backend: fake,
    publishedStatus: 'publish',
    draftStatus: 'draft',
    scheduledStatus: 'future',
    open: (outbound) =>
      openWordpressCom(
        createTestContext(outbound, { WORDPRESS_COM_URL: fake.url }),
        { siteId: '1' },
        { accessToken },
      ),
  };
});
