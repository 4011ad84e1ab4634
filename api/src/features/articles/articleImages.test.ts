import { uploadArticleImage } from '@rankwright/contracts/articles';
import { deleteAccount } from '@rankwright/contracts/account';
import { eq } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { files } from '../../database/schema/operations.ts';
import { signUp } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

const createImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8371b' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ada' } })
    .toBuffer();

describe('images of articles', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const upload = (content: Buffer, token?: string) => {
    const boundary = 'image-boundary';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
    return api.app.inject({
      method: 'POST',
      url: uploadArticleImage.path,
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
  };
  const uploadOne = async (token: string) =>
    (await upload(await createImage(3_000, 1_500), token)).json<{ url: string }>().url;

  it('are stored as WebP of a bounded size without metadata, under a path that names nobody', async () => {
    const account = await signUp(api);
    const url = await uploadOne(account.token);
    assert.match(url, /^\/api\/files\/articles\/[\da-f-]{36}\.webp$/);
    assert.ok(!url.includes(account.userId));
    const shown = await api.app.inject({ method: 'GET', url });
    assert.equal(shown.headers['content-type'], 'image/webp');
    assert.equal(shown.headers['cross-origin-resource-policy'], 'cross-origin');
    const { width, height, format, exif } = await sharp(shown.rawPayload).metadata();
    assert.deepEqual([width, height, format, exif], [2_000, 1_000, 'webp', undefined]);
  });

  it('count as storage, and go with the account', async () => {
    const account = await signUp(api, 'count@example.com');
    const url = await uploadOne(account.token);
    const { rawPayload } = await api.app.inject({ method: 'GET', url });
    const stored = await api.deps.db.select().from(files).where(eq(files.ownerId, account.userId));
    assert.deepEqual(
      stored.map(({ bytes, contentType }) => [bytes, contentType]),
      [[rawPayload.length, 'image/webp']],
    );
    await api.call(deleteAccount, {
      token: account.token,
      body: { confirm: account.email, currentPassword: account.password },
    });
    assert.equal((await api.app.inject({ method: 'GET', url })).statusCode, 404);
  });

  it('are refused without a session, of another format and beyond the size', async () => {
    const { token } = await signUp(api, 'refused@example.com');
    assert.equal((await upload(await createImage(4, 4))).statusCode, 401);
    const code = async (content: Buffer) => (await upload(content, token)).json<{ code: string }>().code;
    assert.equal(await code(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'PICTURE_TYPE');
    assert.equal(await code(Buffer.alloc(5_300_000)), 'PICTURE_TOO_LARGE');
  });
});
