import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readError, type RecordedAnswer } from '../recordedSite.ts';
import { createSamplePost } from '../samplePost.ts';
import { createWpPost, openSite, refuse } from './wordpressSite.ts';

const imageUrl = 'https://images.example/rose';
// The first eight digits of the address's SHA-256.
const name = 'how-to-prune-roses-0a1b2c3d-de425da7';
const none = { body: [] };
const image = { text: 'image/png', headers: { 'content-type': 'application/octet-stream' } };

/** The requests for the cover, and the media id in the post. */
const publishWithCover = async (...answers: RecordedAnswer[]) => {
  const { site, sent, listRequests } = openSite(...answers, none, none, { body: createWpPost() });
  const post = { imageUrl, imageAlt: 'A rose', author: '', metaTitle: '', metaDescription: '' };
  const { coverProblem } = await site.publish(createSamplePost({ ...post, status: 'publish' }), null);
  const requests = listRequests();
  const media = /"featured_media":(\d+)/.exec(requests.at(-1) ?? '')?.[1] ?? null;
  return { media, requests: requests.slice(0, -3), sent, coverProblem };
};

describe('the cover of a post on WordPress', () => {
  for (const [type, extension] of [
    ['image/jpeg', 'jpg'],
    ['image/png', 'png'],
    ['image/webp', 'webp'],
    ['image/gif', 'gif'],
  ] as const)
    it(`is uploaded with a name and its text: ${type}`, async () => {
      const { media, requests, sent } = await publishWithCover(
        none,
        { text: type },
        { body: { id: 5 } },
        none,
      );
      assert.equal(media, '5');
      assert.deepEqual(requests, [
        `GET /wp/v2/media?slug=${name}`,
        `GET ${imageUrl}`,
        `POST /wp/v2/media ${type}`,
        'POST /wp/v2/media/5 {"alt_text":"A rose"}',
      ]);
      assert.deepEqual(sent[1], { url: imageUrl, headers: { accept: 'image/*' } });
      const { authorization, ...headers } = sent[2]?.headers ?? {};
      assert.match(authorization ?? '', /^Basic /);
      assert.deepEqual(headers, {
        accept: 'application/json',
        'content-type': type,
        'content-disposition': `attachment; filename="${name}.${extension}"`,
      });
    });

  it('reads the type of an image from its bytes and not from its header', async () => {
    const { media, sent } = await publishWithCover(none, image, { body: { id: 5 } }, none);
    assert.equal(media, '5');
    assert.equal(sent[2]?.headers?.['content-type'], 'image/png');
  });

  it('is uploaded once', async () => {
    const { media, requests } = await publishWithCover({ body: [{ id: 6 }] });
    assert.deepEqual([media, requests.length], ['6', 1]);
  });

  it('is left out when it is no image, cannot be fetched, or may not be uploaded', async () => {
    const say = (reason: string) =>
      `The cover image was not set: ${reason} Choose another image and update the post.`;
    for (const [answer, reason] of [
      [
        { text: 'bytes', headers: { 'content-type': 'image/png' } },
        'it is no JPEG, PNG, WebP, GIF or AVIF. Save a HEIC photo as JPEG.',
      ],
      [{ ...image, status: 404 }, 'its URL answered with HTTP 404.'],
      [new Error('late'), 'it could not be fetched from its URL.'],
    ] as const) {
      const { media, requests, coverProblem } = await publishWithCover(none, answer);
      assert.deepEqual([media, requests.length, coverProblem], [null, 2, say(reason)]);
    }
    const refused = await publishWithCover(none, image, refuse('rest_cannot_create'));
    assert.deepEqual([refused.media, refused.coverProblem], [null, say('WordPress did not accept it.')]);
    assert.equal((await publishWithCover({ body: [{ id: 6 }] })).coverProblem, undefined);
  });

  it('is tried again when the site fails', async () => {
    const busy = { status: 429, headers: { 'retry-after': '3' } };
    for (const [answers, expected] of [
      [
        [none, image, { status: 500 }],
        ['temporary', 'The site returned a server error.', 'retry'],
      ],
      [[busy], ['temporary', 'The site is limiting requests right now.', 'retry', 3_000]],
    ] as const) {
      const { site } = openSite(...answers);
      const post = createSamplePost({ imageUrl });
      assert.deepEqual(await readError(site.publish(post, null)), expected);
    }
  });
});
