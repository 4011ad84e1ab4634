import { parseOAuthMessage } from './oauthMessage.model.ts';

it('takes the two messages of the authorization window and nothing else', () => {
  const success = { type: 'WORDPRESS_OAUTH_SUCCESS', token: 't', user: {}, sites: [] };
  const failure = { type: 'WORDPRESS_OAUTH_ERROR', error: 'Denied' };
  expect(parseOAuthMessage(success)).toBe(success);
  expect(parseOAuthMessage(failure)).toBe(failure);
  for (const data of [null, undefined, 'WORDPRESS_OAUTH_ERROR', 7, {}, { type: 'webpackOk' }])
    expect(parseOAuthMessage(data)).toBeNull();
});
