import assert from 'node:assert/strict';
import { it } from 'node:test';
import contractsLoader from './contractsLoader.ts';

it('marks each call of a module as pure, once for a chain, and none inside a function', () => {
  const source = [
    `export const email = z.string().trim().max(254);`,
    `export const nameOf = (user: User) => join(user.first, user.last);`,
  ].join('\n');
  assert.equal(
    contractsLoader(source),
    [
      `export const email = /*#__PURE__*/z.string().trim().max(254);`,
      `export const nameOf = (user: User) => join(user.first, user.last);`,
    ].join('\n'),
  );
});

it('leaves out what only the API document says of a call', () => {
  const source = `const out = defineEndpoint({ id: 'logOut', summary: 'Sign out.', reply: ok, example: { body: {} } });`;
  const made = contractsLoader(source);
  assert.match(made, /id: 'logOut'/);
  assert.match(made, /reply: ok/);
  assert.doesNotMatch(made, /summary|example|Sign out/);
});
