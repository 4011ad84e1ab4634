import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Double } from '../../../doubles/shared/double.ts';
import { createOutbound, type Outbound } from '../../outbound/outbound.ts';
import { PlatformError, type Platform, type Post } from '../platform.ts';
import { wantsLive } from '../status.ts';

export interface Bench {
  double: Double<object>;
  /** The connected site, as the product opens it. */
  open(outbound: Outbound): Platform;
  /** The platform's own words. */
  published: string;
  draft: string;
  /** How a stored post says that it waits for its time; null where the platform has no schedule. */
  scheduled: string | null;
}

const post = (change: Partial<Post> = {}): Post => ({
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
    const outbound = { current: null as Outbound | null };
    before(async () => {
      bench = await start();
      outbound.current = createOutbound(new Set([bench.double.address]), 600);
      site = bench.open(outbound.current);
    });
    beforeEach(() => {
      bench.double.posts.clear();
      bench.double.faults.clear();
    });
    after(async () => {
      await outbound.current?.close();
      await bench.double.close();
    });
    const live = (change: Partial<Post> = {}) => post({ status: bench.published, ...change });
    const stored = () => bench.double.posts.all();

    it('says whose site it is and that it may publish', async () => {
      const { name: found, url, checks } = await site.verify();
      assert.ok(found.length > 0);
      assert.match(url, /^https?:\/\//);
      assert.ok(checks.length > 0 && checks.every(({ ok }) => ok));
    });

    it('publishes under our own mark and finds it again', async () => {
      const sent = await site.publish(live(), null);
      assert.equal(stored().length, 1);
      assert.equal(stored()[0]?.slug, post().slug);
      assert.ok(wantsLive(sent.status), sent.status);
      assert.match(String(sent.url), /^https?:\/\/.*how-to-prune-roses/);
      assert.deepEqual(await site.find(post().slug, null), sent);
      assert.deepEqual(await site.find('anything else', sent.id), sent);
      assert.equal(await site.find('never-sent', null), null);
    });

    it('updates the same post', async () => {
      const first = await site.publish(live(), null);
      const second = await site.publish(live({ title: 'How to prune old roses' }), first.id);
      assert.equal(second.id, first.id);
      assert.deepEqual(
        stored().map(({ title }) => title),
        ['How to prune old roses'],
      );
    });

    it('makes the post again when it was deleted over there', async () => {
      const first = await site.publish(live(), null);
      bench.double.posts.clear();
      await site.publish(live(), first.id);
      assert.equal(stored().length, 1);
    });

    it('keeps a draft out of sight', async () => {
      const sent = await site.publish(post({ status: bench.draft }), null);
      assert.ok(!wantsLive(sent.status), sent.status);
      assert.ok(!wantsLive(String(stored()[0]?.status)));
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
        bench.double.posts.clear();
        bench.double.faults.add({ when: 'after', answer });
        const error = await failure(site.publish(live(), null));
        assert.equal(error.kind, 'ambiguous');
        assert.equal(error.remedy, 'check');
        const found = await site.find(post().slug, null);
        assert.ok(found, `${answer}: found`);
        await site.publish(live(), found.id);
        assert.equal(stored().length, 1);
      }
    });

    it('waits as long as it is asked to', async () => {
      bench.double.faults.add({ when: 'before', answer: 429, retryAfter: 17, times: 9 });
      const error = await failure(site.publish(live(), null));
      assert.equal(error.kind, 'temporary');
      assert.equal(error.retryAfterMs, 17_000);
      assert.equal(stored().length, 0);
    });

    it('asks to be connected again when its credentials are refused', async () => {
      bench.double.faults.add({ when: 'before', answer: 401, times: 9 });
      const error = await failure(site.publish(live(), null));
      assert.equal(error.kind, 'permanent');
      assert.equal(error.remedy, 'reconnect');
    });

    it('does not try again what is refused for good', async () => {
      bench.double.faults.add({ when: 'before', answer: 400, times: 9 });
      const error = await failure(site.publish(live(), null));
      assert.equal(error.kind, 'permanent');
      assert.equal(stored().length, 0);
    });
  });
};
