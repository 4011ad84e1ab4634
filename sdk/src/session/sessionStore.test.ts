import { tokenFor } from '../testing/tokenFor.ts';
import { createSession, tokenKey, userIdKey } from './sessionStore.ts';
import { tokenOwner } from './tokenOwner.ts';

const owner = '00000000-0000-4000-8000-000000000001';
const token = tokenFor(owner);
const tokenWith = (payload: object): string => `head.${btoa(JSON.stringify(payload))}.sign`;

beforeEach(() => localStorage.clear());

describe('a session that starts', () => {
  it('keeps the token as auth_token and the id of its owner [A-178] [A-179]', () => {
    const session = createSession(localStorage);
    session.start(token);
    expect(localStorage.getItem('auth_token')).toBe(token);
    expect(localStorage.getItem('userId')).toBe(owner);
    expect(session.current()).toEqual({ token, userId: owner, ended: null });
  });

  it('is there again after a reload', () => {
    createSession(localStorage).start(token);
    expect(createSession(localStorage).current()).toEqual({ token, userId: owner, ended: null });
  });
});

describe('the owner of a token [A-179]', () => {
  it.each([
    ['uid', { uid: 'a', user_id: 'b', sub: 'c' }, 'a'],
    ['else user_id', { user_id: 'b', sub: 'c' }, 'b'],
    ['else sub', { sub: 'c' }, 'c'],
    ['nobody', {}, null],
  ])('is its %s', (_, payload, expected) => {
    expect(tokenOwner(tokenWith(payload))).toBe(expected);
  });

  it('is nobody when the token cannot be read', () => {
    expect(tokenOwner('not a token')).toBeNull();
  });
});

describe('a session that ends', () => {
  it('forgets token, user id and every wordpress_oauth_ key, and nothing else [A-184]', () => {
    const session = createSession(localStorage);
    session.start(token);
    localStorage.setItem('wordpress_oauth_state', 'x');
    localStorage.setItem('wordpress_oauth_return', 'y');
    localStorage.setItem('draft:article', 'what I typed');
    session.end('expired');
    expect(Object.keys(localStorage)).toEqual(['draft:article']);
    expect(session.current()).toEqual({ token: null, userId: null, ended: 'expired' });
  });

  it('says only once why', () => {
    const session = createSession(localStorage);
    session.start(token);
    session.end('logout');
    session.end('expired');
    expect(session.current().ended).toBe('logout');
  });
});

describe('another tab', () => {
  it('that logs out ends this session, too [A-186]', () => {
    const session = createSession(localStorage);
    session.start(token);
    session.follow(null);
    expect(session.current()).toEqual({ token: null, userId: null, ended: 'elsewhere' });
  });

  it('that logs in begins it here', () => {
    const session = createSession(localStorage);
    session.follow(token);
    expect(session.current()).toEqual({ token, userId: owner, ended: null });
  });
});

it('works without any storage', () => {
  const session = createSession(null);
  session.start(token);
  session.end('logout');
  expect(session.current()).toEqual({ token: null, userId: null, ended: 'logout' });
});

it('names its keys as the specification does', () => {
  expect([tokenKey, userIdKey]).toEqual(['auth_token', 'userId']);
});
