import { describeConnection, type Connection } from './connection.model.ts';

const savedAt = new Date(2026, 10, 24, 14, 5).getTime();
const now = new Date(2026, 10, 24, 18, 0).getTime();
const describeText = (changes: Partial<Connection>, at = now): string | undefined =>
  describeConnection(
    { isOnline: true, isSlow: false, isUnreachable: false, savedAt: null, ...changes },
    at,
    'en-US',
  )?.text.replace(/\s/g, ' ');

describe('the notice about the connection', () => {
  it('is none while everything on screen is from the server', () => {
    expect(describeText({})).toBeUndefined();
    expect(describeText({ isUnreachable: true })).toBeUndefined();
  });

  it('is none for the moment in which the server usually answers', () => {
    expect(describeText({ savedAt })).toBeUndefined();
  });

  it('says when what is shown was saved', () => {
    expect(describeText({ savedAt, isSlow: true })).toBe(
      'Showing what was saved on this device at 2:05 PM. Updating…',
    );
    expect(describeText({ savedAt, isOnline: false })).toBe(
      'You are offline. Showing what was saved on this device at 2:05 PM.',
    );
    expect(describeText({ savedAt, isUnreachable: true, isSlow: true })).toBe(
      "Rankwright can't be reached. Showing what was saved on this device at 2:05 PM.",
    );
  });

  it('warns and offers another try only where a try can help', () => {
    const describeAct = (changes: Partial<Connection>) => {
      const connection = { isOnline: true, isSlow: false, isUnreachable: false, savedAt: null, ...changes };
      const notice = describeConnection(connection, now);
      return [notice?.severity, notice?.canRetry];
    };
    expect(describeAct({ savedAt, isUnreachable: true })).toEqual(['warning', true]);
    expect(describeAct({ savedAt, isOnline: false })).toEqual(['warning', false]);
    expect(describeAct({ isOnline: false })).toEqual(['warning', false]);
    expect(describeAct({ savedAt, isSlow: true })).toEqual(['info', false]);
  });

  it('names the day when it is not today', () => {
    const tomorrow = new Date(2026, 10, 25, 9, 0).getTime();
    expect(describeText({ savedAt, isOnline: false }, tomorrow)).toContain('on Nov 24 at 2:05 PM.');
  });

  it('speaks of drafts where nothing saved is on screen', () => {
    expect(describeText({ isOnline: false })).toBe('You are offline. Drafts are saved on this device.');
  });
});
