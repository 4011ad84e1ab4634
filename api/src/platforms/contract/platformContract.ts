import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Faults } from '@rankwright/testing/fakes/shared/faults';
import type { StoredPost } from '@rankwright/testing/fakes/shared/postStore';
import { dayMs } from '../../clock.ts';
import { createOutbound, type Outbound } from '../../outbound/outbound.ts';
import { PlatformError, type Platform, type Post } from '@rankwright/platforms/port/platform';
import { createSamplePost } from '../samplePost.ts';
import { isPublishedStatus } from '@rankwright/platforms/port/visibility';

/** The platform behind the adapter: a fake, or a real site whose posts can be read and whose requests can fail. */
export interface PlatformBackend {
  /** Comma-separated `host:port` values that the adapter may call. */
  address: string;
  posts: { all(): StoredPost[] | Promise<StoredPost[]>; clear(): void | Promise<void> };
  faults: Pick<Faults, 'add' | 'clear'>;
  close(): Promise<unknown>;
}

export interface ContractSetup {
  backend: PlatformBackend;
  /** Opens the connected site with the adapter under test. */
  open(outbound: Outbound): Platform;
  /** The platform's own status values. */
  publishedStatus: string;
  draftStatus: string;
  /** Status of a scheduled post; null where the platform cannot schedule. */
  scheduledStatus: string | null;
  /** Request timeout. */
  timeoutMs?: number;
}

const expectPlatformError = async (work: Promise<unknown>): Promise<PlatformError> => {
  try {
    await work;
  } catch (error) {
    assert.ok(error instanceof PlatformError, String(error));
    return error;
  }
  throw new assert.AssertionError({ message: 'Expected a PlatformError, but the call succeeded.' });
};

/**
 * The behaviour that generic code relies on, tested for one adapter. `canFind`: the platform can be asked for a post.
 * One long function, because a suite is its list of tests.
 */
export const describePlatformContract = (
  name: string,
  start: () => Promise<ContractSetup>,
  { canFind = true } = {},
): void => {
  describe(`${name} platform contract`, () => {
    let setup: ContractSetup;
    let site: Platform;
    let outbound: Outbound;
    before(async () => {
      setup = await start();
      const { backend, timeoutMs = 2_500 } = setup;
      outbound = createOutbound(new Set(backend.address.split(',')), timeoutMs);
    });
    beforeEach(async () => {
      site = setup.open(outbound);
      setup.backend.faults.clear();
      await setup.backend.posts.clear();
    });
    after(async () => {
      await outbound.close();
      await setup.backend.close();
    });
    const createLivePost = (change: Partial<Post> = {}) =>
      createSamplePost({ status: setup.publishedStatus, ...change });
    const neverSent = createSamplePost({ slug: 'never-sent', idempotencySlug: 'never-sent-0a1b2c3e' });
    const listStoredPosts = async (): Promise<StoredPost[]> => setup.backend.posts.all();

    it('verifies the site name, URL and publishing permission', async () => {
      const { name: found, url, checks } = await site.verify();
      assert.ok(found.length > 0);
      assert.match(url, /^https?:\/\//);
      assert.ok(checks.length > 0 && checks.every(({ ok }) => ok));
    });

    it('publishes under the wished slug and finds the post by it', async () => {
      const sent = await site.publish(createLivePost(), null);
      assert.equal((await listStoredPosts()).length, 1);
      assert.equal((await listStoredPosts())[0]?.slug, createSamplePost().slug);
      assert.ok(isPublishedStatus(sent.status), sent.status);
      assert.match(String(sent.url), /^https?:\/\/.*how-to-prune-roses/);
      assert.deepEqual(await site.find(createSamplePost(), null), canFind ? sent : null);
      if (canFind) assert.deepEqual(await site.find(neverSent, sent.id), sent);
      assert.equal(await site.find(neverSent, null), null);
    });

    const leavesOthersAlone = async () => {
      const other = createLivePost({
        title: 'Written by somebody else',
        idempotencySlug: 'how-to-prune-roses-ffffffff',
        articleId: null,
      });
      const { id: otherId } = await site.publish(other, null);
      const own = createLivePost({ since: new Date(Date.now() + 120_000) });
      setup.backend.faults.add({ when: 'after', answer: 500 });
      await expectPlatformError(site.publish(own, null));
      const found = await site.find(own, null);
      assert.ok(found && found.id !== otherId);
      await site.publish(own, found.id);
      assert.deepEqual(
        (await listStoredPosts()).map(({ title }) => title).sort(),
        [own.title, other.title].sort(),
      );
    };
    if (canFind)
      it(
        'leaves a post of somebody else with the same slug alone, also after a lost response',
        leavesOthersAlone,
      );

    it('updates the same post when a remote id is given [C-207]', async () => {
      const first = await site.publish(createLivePost(), null);
      const second = await site.publish(createLivePost({ title: 'How to prune old roses' }), first.id);
      assert.equal(second.id, first.id);
      assert.deepEqual(
        (await listStoredPosts()).map(({ title }) => title),
        ['How to prune old roses'],
      );
    });

    it('creates the post again when it was deleted on the platform', async () => {
      const first = await site.publish(createLivePost(), null);
      await setup.backend.posts.clear();
      await site.publish(createLivePost(), first.id);
      assert.equal((await listStoredPosts()).length, 1);
    });

    it('does not make a draft public', async () => {
      const sent = await site.publish(createSamplePost({ status: setup.draftStatus }), null);
      assert.ok(!isPublishedStatus(sent.status), sent.status);
      assert.ok(!isPublishedStatus(String((await listStoredPosts())[0]?.status)));
    });

    const leavesVisibility = async () => {
      const isStoredLive = async () => isPublishedStatus(String((await listStoredPosts())[0]?.status));
      const { draftStatus, publishedStatus } = setup;
      for (const [status, other] of [
        [publishedStatus, draftStatus],
        [draftStatus, publishedStatus],
      ] as const) {
        await setup.backend.posts.clear();
        const { id } = await site.publish(createSamplePost({ status }), null);
        await site.publish(createSamplePost({ title: 'New', status: other, keepsStatus: true }), id);
        assert.equal((await listStoredPosts())[0]?.title, 'New');
        assert.equal(await isStoredLive(), status === publishedStatus, status);
        await site.publish(createLivePost(), id);
        assert.equal(await isStoredLive(), true);
      }
    };
    // A receiver decides itself.
    if (canFind)
      it('leaves an existing post as visible as it is when only its text is updated', leavesVisibility);

    it('does not publish a scheduled post early', async () => {
      const publishAt = new Date(Date.now() + 7 * dayMs);
      const sent = await site.publish(createLivePost({ publishAt }), null);
      assert.ok(!isPublishedStatus(sent.status), sent.status);
      if (setup.scheduledStatus) assert.equal(sent.status, setup.scheduledStatus);
      else assert.match(sent.holdReason ?? '', /schedule/);
    });

    it('reports an ambiguous error when the response is lost, then finds and updates the stored post', async () => {
      for (const answer of ['hang', 'close', 500] as const) {
        await setup.backend.posts.clear();
        setup.backend.faults.add({ when: 'after', answer });
        const error = await expectPlatformError(site.publish(createLivePost(), null));
        assert.equal(error.kind, 'ambiguous');
        assert.equal(error.remedy, 'check');
        const found = await site.find(createSamplePost(), null);
        assert.equal(found !== null, canFind, `${answer}: found`);
        await site.publish(createLivePost(), found?.id ?? null);
        assert.equal((await listStoredPosts()).length, 1);
      }
    });

    it('reports a temporary error with the Retry-After delay when rate limited', async () => {
      setup.backend.faults.add({ when: 'before', answer: 429, retryAfter: 17, times: 9 });
      const error = await expectPlatformError(site.publish(createLivePost(), null));
      assert.equal(error.kind, 'temporary');
      assert.equal(error.retryAfterMs, 17_000);
      assert.equal((await listStoredPosts()).length, 0);
    });

    it('asks to reconnect when the credentials are rejected', async () => {
      setup.backend.faults.add({ when: 'before', answer: 401, times: 9 });
      const error = await expectPlatformError(site.publish(createLivePost(), null));
      assert.equal(error.kind, 'permanent');
      assert.equal(error.remedy, 'reconnect');
    });

    it('reports a permanent error for an invalid request', async () => {
      setup.backend.faults.add({ when: 'before', answer: 400, times: 9 });
      const error = await expectPlatformError(site.publish(createLivePost(), null));
      assert.equal(error.kind, 'permanent');
      assert.equal((await listStoredPosts()).length, 0);
    });
  });
};
