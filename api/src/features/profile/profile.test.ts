import {
  deleteAccount,
  exportAccount,
  getProfile,
  getUser,
  logIn,
  updateUser,
  uploadProfilePicture,
} from '@rankwright/contracts/account';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { files } from '../../database/schema/operations.ts';
import { searchPageDays } from '../../database/schema/searchPerformance.ts';
import { updateAccount } from '../auth/account.service.ts';
import { startSession } from '../auth/session.service.ts';
import { signUp } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

const upload = (content: Buffer, name: string, type: string) => {
  const boundary = 'picture-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
};

describe('profile', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const send = (token: string, content: Buffer, name = 'me.png', type = 'image/png') => {
    const { payload, headers } = upload(content, name, type);
    return api.app.inject({
      method: 'POST',
      url: uploadProfilePicture.path,
      payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
  };
  const png = () =>
    sharp({ create: { width: 640, height: 400, channels: 3, background: '#4a3fd0' } })
      .png()
      .toBuffer();

  it('reads and updates the caller’s own profile only [A-202, A-206, A-207, A-212]', async () => {
    const ada = await signUp(api, 'ada@example.com');
    const eve = await signUp(api, 'eve@example.com');
    const params = { uid: ada.userId };
    const changed = await api.call(updateUser, {
      token: ada.token,
      params,
      body: { firstName: 'Augusta', company: 'Engines' },
    });
    assert.equal(changed.status, 200);
    const profile = (await api.call(getUser, { token: ada.token, params })).body;
    assert.deepEqual(
      [profile.displayName, profile.company, profile.timeZone],
      ['Augusta Lovelace', 'Engines', 'Europe/London'],
    );
    assert.equal((await api.call(getUser, { token: eve.token, params })).status, 404);
    assert.equal(
      (await api.call(updateUser, { token: eve.token, params, body: { firstName: 'Eve' } })).status,
      404,
    );
    const own = await api.call(getProfile, { token: ada.token });
    const user = own.body.user as Record<string, unknown>;
    assert.deepEqual([own.body.success, user.uid, user.email], [true, ada.userId, 'ada@example.com']);
    assert.equal('passwordHash' in user, false);
  });

  it('holds every field of a profile [A-259]', async () => {
    const { token } = await signUp(api, 'fields@example.com');
    const user = (await api.call(getProfile, { token })).body.user as Record<string, unknown>;
    for (const field of [
      'uid',
      'firstName',
      'lastName',
      'email',
      'phone',
      'company',
      'website',
      'address',
      'bio',
      'profilePicture',
      'displayName',
      'updatedAt',
    ])
      assert.equal(typeof user[field], 'string', field);
  });

  it('re-encodes an uploaded picture, serves it as WebP and saves its URL [A-115, A-208]', async () => {
    const { token, userId } = await signUp(api, 'picture@example.com');
    const reply = await send(token, await png());
    assert.equal(reply.statusCode, 200, reply.body);
    const { url } = reply.json<{ url: string }>();
    assert.match(url, new RegExp(`profile/${userId}/\\d+_profile\\.webp$`));
    const served = await api.app.inject(url);
    assert.equal(served.headers['content-type'], 'image/webp');
    const { width, height } = await sharp(served.rawPayload).metadata();
    assert.deepEqual([width, height], [512, 512]);
    const saved = await api.call(updateUser, {
      token,
      params: { uid: userId },
      body: { profilePicture: url },
    });
    assert.equal((saved.body.user as { profilePicture: string }).profilePicture, url);
  });

  it('deletes a picture that was replaced or removed', async () => {
    const { token, userId } = await signUp(api, 'newpicture@example.com');
    const save = async (profilePicture: string) =>
      api.call(updateUser, { token, params: { uid: userId }, body: { profilePicture } });
    const uploadPicture = async () => {
      api.clock.advance(1_000);
      return (await send(token, await png())).json<{ url: string }>().url;
    };
    const getStatus = async (url: string) => (await api.app.inject(url)).statusCode;
    const [first, second] = [await uploadPicture(), await uploadPicture()];
    await save(first);
    await save(second);
    assert.deepEqual([await getStatus(first), await getStatus(second)], [404, 200]);
    await save('');
    assert.equal(await getStatus(second), 404);
  });

  it('shows everybody pictures, but no other file', async () => {
    const { userId } = await signUp(api, 'files@example.com');
    const read = async (folder: string) => {
      const key = `${folder}/${userId}/file.webp`;
      const content = await png();
      await api.deps.files.put(key, content, 'image/webp');
      await api.deps.db
        .insert(files)
        .values({ key, ownerId: userId, contentType: 'image/webp', bytes: content.length });
      return (await api.app.inject({ url: `/api/files/${key}` })).statusCode;
    };
    assert.deepEqual(
      [await read('profile'), await read('articles'), await read('reports'), await read('backup')],
      [200, 200, 404, 404],
    );
  });

  it('rejects files that are not images or are too large', async () => {
    const { token } = await signUp(api, 'badpicture@example.com');
    for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'not a picture']) {
      const reply = await send(token, Buffer.from(content));
      assert.deepEqual(
        [reply.statusCode, reply.json<{ error: string }>().error],
        [400, 'Please select a valid image file'],
      );
    }
    const large = await send(token, Buffer.alloc(5_242_881));
    assert.deepEqual(
      [large.statusCode, large.json<{ error: string }>().error],
      [413, 'Image size must be less than 5MB'],
    );
  });

  it('rejects another account’s picture URL', async () => {
    const { token, userId } = await signUp(api, 'borrower@example.com');
    const body = { profilePicture: '/api/files/profile/7b0f7a52-8f3f-4a60-9d4f-3f2f3c6f0b11/1_profile.webp' };
    assert.equal((await api.call(updateUser, { token, params: { uid: userId }, body })).status, 400);
  });

  it('does not delete an account for a stolen token: asks for the password', async () => {
    const { token, email } = await signUp(api, 'stolen@example.com');
    for (const currentPassword of [undefined, 'guess']) {
      const reply = await api.call(deleteAccount, { token, body: { confirm: email, currentPassword } });
      assert.deepEqual([reply.status, reply.body.error], [401, 'Current password is incorrect']);
    }
    assert.equal((await api.call(getProfile, { token })).status, 200);
  });

  it('asks an account without a password for a sign-in within the last ten minutes', async () => {
    const { token, email, userId } = await signUp(api, 'google-only@example.com');
    await updateAccount(api.deps.db, userId, { passwordHash: null });
    api.clock.advance(11 * 60_000);
    const old = await api.call(deleteAccount, { token, body: { confirm: email } });
    assert.deepEqual([old.status, old.body.code], [409, 'SIGN_IN_AGAIN']);
    const fresh = await startSession(api.deps, api.deps.db, userId, 'test');
    assert.equal((await api.call(deleteAccount, { token: fresh, body: { confirm: email } })).status, 200);
  });

  it('exports at most ten times an hour', async () => {
    const { token } = await signUp(api, 'exporter@example.com');
    const replies = await Promise.all(Array.from({ length: 15 }, () => api.call(exportAccount, { token })));
    assert.equal(replies.filter(({ status }) => status === 200).length, 10);
    assert.equal(replies.filter(({ status }) => status === 429).length, 5);
  });

  it('exports all data and deletes the account with its files and search results', async () => {
    const { token, userId, email, password } = await signUp(api, 'leaver@example.com');
    const isOwned = eq(searchPageDays.ownerId, userId);
    await api.deps.db.insert(searchPageDays).values({
      ...{ ownerId: userId, pageId: randomUUID(), day: '2026-11-01', clicks: 1, impressions: 9 },
      ...{ position: 3, queries: [], isFinal: true },
    });
    const url = (await send(token, await png())).json<{ url: string }>().url;
    const { data } = (await api.call(exportAccount, { token })).body as { data: Record<string, unknown[]> };
    assert.equal(data.files?.length, 1);
    assert.equal(
      (await api.call(deleteAccount, { token, body: { confirm: 'other@example.com' } })).status,
      400,
    );
    const confirmed = { confirm: email, currentPassword: password };
    assert.equal((await api.call(deleteAccount, { token, body: confirmed })).status, 200);
    assert.equal((await api.call(logIn, { body: { email, password } })).status, 400);
    assert.equal((await api.app.inject(url)).statusCode, 404);
    assert.equal((await api.call(getProfile, { token })).status, 401);
    assert.equal(await api.deps.db.$count(searchPageDays, isOwned), 0);
  });
});
