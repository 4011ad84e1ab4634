import { getTokenUserId } from '@rankwright/sdk/session';
import { createMockSession, createToken } from '@rankwright/sdk/testing';
import { createSession, tokenKey, userIdKey } from './sessionStore.ts';

const userId = '00000000-0000-4000-8000-000000000001';
const token = createToken(userId);
const createTokenWithPayload = (payload: object): string => `head.${btoa(JSON.stringify(payload))}.sign`;

beforeEach(() => localStorage.clear());

describe('start', () => {
  it('stores the token as auth_token and the user id of its owner [A-178] [A-179]', () => {
    const session = createSession(localStorage);
    session.start(token);
    expect(localStorage.getItem('auth_token')).toBe(token);
    expect(localStorage.getItem('userId')).toBe(userId);
    expect(session.current()).toEqual({ token, userId: userId, ended: null });
  });

  it('restores the session after a reload', () => {
    createSession(localStorage).start(token);
    expect(createSession(localStorage).current()).toEqual({ token, userId: userId, ended: null });
  });
});

it('takes the stored user id first, else the one in the token', () => {
  localStorage.setItem(tokenKey, token);
  expect(createSession(localStorage).current().userId).toBe(userId);
  localStorage.setItem(userIdKey, 'stored');
  expect(createSession(localStorage).current()).toEqual({ token, userId: 'stored', ended: null });
});

it('is nobody’s without a token, whatever user id is stored', () => {
  localStorage.setItem(userIdKey, 'stored');
  expect(createSession(localStorage).current()).toEqual({ token: null, userId: null, ended: null });
});

describe('user id in a token', () => {
  it.each([
    ['uid', { uid: 'a', user_id: 'b', sub: 'c' }, 'a'],
    ['else user_id', { user_id: 'b', sub: 'c' }, 'b'],
    ['else sub', { sub: 'c' }, 'c'],
    ['null without any of them', {}, null],
  ])('is %s [A-179]', (_, payload, expected) => {
    expect(getTokenUserId(createTokenWithPayload(payload))).toBe(expected);
  });

  it('is null when the token cannot be parsed', () => {
    expect(getTokenUserId('not a token')).toBeNull();
  });
});

describe('end', () => {
  it('removes token, user id and every wordpress_oauth_ key, and nothing else [A-184]', () => {
    const session = createSession(localStorage);
    session.start(token);
    localStorage.setItem('wordpress_oauth_state', 'x');
    localStorage.setItem('wordpress_oauth_return', 'y');
    localStorage.setItem('draft:article', 'what I typed');
    session.end('expired');
    expect(Object.keys(localStorage)).toEqual(['draft:article']);
    expect(session.current()).toEqual({ token: null, userId: null, ended: 'expired' });
  });

  it('keeps the first reason when it is ended twice', () => {
    const session = createSession(localStorage);
    session.start(token);
    session.end('logout');
    session.end('expired');
    expect(session.current().ended).toBe('logout');
  });
});

describe('changes in another tab', () => {
  it('ends this session when another tab logs out [A-186]', () => {
    const session = createSession(localStorage);
    session.start(token);
    session.syncToken(null);
    expect(session.current()).toEqual({ token: null, userId: null, ended: 'elsewhere' });
  });

  it('starts the session when another tab logs in', () => {
    const session = createSession(localStorage);
    session.syncToken(token);
    expect(session.current()).toEqual({ token, userId: userId, ended: null });
  });
});

it('works without storage', () => {
  const session = createSession(null);
  session.start(token);
  session.end('logout');
  expect(session.current()).toEqual({ token: null, userId: null, ended: 'logout' });
});

it('uses the storage keys of the specification', () => {
  expect([tokenKey, userIdKey]).toEqual(['auth_token', 'userId']);
});

describe.each([
  ['the session of the host', () => createSession(localStorage)],
  ['the mock of it that screens are tested with', createMockSession],
])('%s', (_, create) => {
  it('starts, tells who listens, and ends once', () => {
    const session = create();
    const heard: unknown[] = [];
    const stop = session.store.subscribe(({ userId: now }, { userId: before }) => heard.push([before, now]));
    session.end('logout');
    expect(session.current()).toEqual({ token: null, userId: null, ended: null });
    session.start(token);
    expect(session.current()).toEqual({ token, userId, ended: null });
    session.end('expired');
    session.end('logout');
    expect(session.current()).toEqual({ token: null, userId: null, ended: 'expired' });
    stop();
    session.start(token);
    expect(heard).toEqual([
      [null, userId],
      [userId, null],
    ]);
  });
});
