import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Faults } from '../../../doubles/shared/faults.ts';
import type { Kept } from '../../../doubles/shared/posts.ts';
import { createOutbound, type Outbound } from '../../outbound/outbound.ts';
import { PlatformError, type Platform, type Post } from '../platform.ts';
import { wantsLive } from '../status.ts';

/** What stands in for the platform: a double, or a real site with a way to look into it and to disturb it. */
export interface Stand {
  /** `host:port` of whatever is called, comma-separated. */
  address: string;
  posts: { all(): Kept[] | Promise<Kept[]>; clear(): void | Promise<void> };
  faults: Pick<Faults, 'add' | 'clear'>;
  close(): Promise<unknown>;
}

export interface Bench {
  stand: Stand;
  /** The connected site, as the product opens it. */
  open(outbound: Outbound): Platform;
  /** The platform's own words. */
  published: string;
  draft: string;
  /** How a stored post says that it waits for its time; null where the platform has no schedule. */
  scheduled: string | null;
  /** How long a silence lasts before it counts as one. */
  timeoutMs?: number;
}

/** An article as generic code hands it over. */
export const samplePost = (change: Partial<Post> = {}): Post => ({
  title: 'How to prune roses',
  markdown: '## When\n\nLate **winter**.',
  html: '<h2>When</h2><p>Late <strong>winter</strong>.</p>',
  excerpt: 'Late winter.',
  slug: 'how-to-prune-roses-0a1b2c3d',
  status: '',
  tags: [],
  imageUrl: null,
  imageAlt: '',
  author: 'Ada',
  publishAt: null,
  ...change,
});

const failure = async (work: Promise<unknown>): Promise<PlatformError> => {
  try {
    await work;
  } catch (error) {
    assert.ok(error instanceof PlatformError, String(error));
    return error;
  }
  throw new assert.AssertionError({ message: 'The platform refused nothing.' });
};

/** What generic code relies on, shown for one adapter against the double of its platform. */
export const describePlatform = (name: string, start: () => Promise<Bench>): void => {
  describe(`${name} as a platform`, () => {
    let bench: Bench;
    let site: Platform;
    let outbound: Outbound;
    before(async () => {
      bench = await start();
      const { stand, timeoutMs = 2_500 } = bench;
      outbound = createOutbound(new Set(stand.address.split(',')), timeoutMs);
    });
    beforeEach(async () => {
      site = bench.open(outbound);
      bench.stand.faults.clear();
      await bench.stand.posts.clear();
    });
    after(async () => {
      await outbound.close();
      await bench.stand.close();
    });
    const live = (change: Partial<Post> = {}) => samplePost({ status: bench.published, ...change });
    const stored = async (): Promise<Kept[]> => bench.stand.posts.all();

    it('says whose site it is and that it may publish', async () => {
      const { name: found, url, checks } = await site.verify();
      assert.ok(found.length > 0);
      assert.match(url, /^https?:\/\//);
      assert.ok(checks.length > 0 && checks.every(({ ok }) => ok));
    });

    it('publishes under our own mark and finds it again', async () => {
      const sent = await site.publish(live(), null);
      assert.equal((await stored()).length, 1);
      assert.equal((await stored())[0]?.slug, samplePost().slug);
      assert.ok(wantsLive(sent.status), sent.status);
      assert.match(String(sent.url), /^https?:\/\/.*how-to-prune-roses/);
      assert.deepEqual(await site.find(samplePost().slug, null), sent);
      assert.deepEqual(await site.find('anything else', sent.id), sent);
      assert.equal(await site.find('never-sent', null), null);
    });

    it('updates the same post [C-207]', async () => {
      const first = await site.publish(live(), null);
      const second = await site.publish(live({ title: 'How to prune old roses' }), first.id);
      assert.equal(second.id, first.id);
      assert.deepEqual(
        (await stored()).map(({ title }) => title),
        ['How to prune old roses'],
      );
    });

    it('makes the post again when it was deleted over there', async () => {
      const first = await site.publish(live(), null);
      await bench.stand.posts.clear();
      await site.publish(live(), first.id);
      assert.equal((await stored()).length, 1);
    });

    it('keeps a draft out of sight', async () => {
      const sent = await site.publish(samplePost({ status: bench.draft }), null);
      assert.ok(!wantsLive(sent.status), sent.status);
      assert.ok(!wantsLive(String((await stored())[0]?.status)));
    });

    it('never publishes before its time', async () => {
      const publishAt = new Date(Date.now() + 7 * 86_400_000);
      const sent = await site.publish(live({ publishAt }), null);
      assert.ok(!wantsLive(sent.status), sent.status);
      if (bench.scheduled) assert.equal(sent.status, bench.scheduled);
      else assert.match(sent.heldBack ?? '', /schedule/);
    });

    it('does not know after a silence, finds the stored post, and does not double it', async () => {
      for (const answer of ['hang', 'close', 500] as const) {
        await bench.stand.posts.clear();
        bench.stand.faults.add({ when: 'after', answer });
        const error = await failure(site.publish(live(), null));
        assert.equal(error.kind, 'ambiguous');
        assert.equal(error.remedy, 'check');
        const found = await site.find(samplePost().slug, null);
        assert.ok(found, `${answer}: found`);
        await site.publish(live(), found.id);
        assert.equal((await stored()).length, 1);
      }
    });

    it('waits as long as it is asked to', async () => {
      bench.stand.faults.add({ when: 'before', answer: 429, retryAfter: 17, times: 9 });
      const error = await failure(site.publish(live(), null));
      assert.equal(error.kind, 'temporary');
      assert.equal(error.retryAfterMs, 17_000);
      assert.equal((await stored()).length, 0);
    });

    it('asks to be connected again when its credentials are refused', async () => {
      bench.stand.faults.add({ when: 'before', answer: 401, times: 9 });
      const error = await failure(site.publish(live(), null));
      assert.equal(error.kind, 'permanent');
      assert.equal(error.remedy, 'reconnect');
    });

    it('does not try again what is refused for good', async () => {
      bench.stand.faults.add({ when: 'before', answer: 400, times: 9 });
      const error = await failure(site.publish(live(), null));
      assert.equal(error.kind, 'permanent');
      assert.equal((await stored()).length, 0);
    });
  });
};
