import assert from 'node:assert/strict';
import { it } from 'node:test';
import contractsLoader from './contractsLoader.ts';

it('marks top-level calls as pure, once per chain, but no call inside a function', () => {
  const source = [
    `export const email = z.string().trim().max(254);`,
    `export const joinName = (user: User) => join(user.first, user.last);`,
  ].join('\n');
  assert.equal(
    contractsLoader(source),
    [
      `export const email = /*#__PURE__*/z.string().trim().max(254);`,
      `export const joinName = (user: User) => join(user.first, user.last);`,
    ].join('\n'),
  );
});

it('removes the fields of an endpoint that only the API document uses', () => {
  const source = `const out = defineEndpoint({ id: 'logOut', summary: 'Sign out.', reply: ok, example: { body: {} } });`;
  const output = contractsLoader(source);
  assert.match(output, /id: 'logOut'/);
  assert.match(output, /reply: ok/);
  assert.doesNotMatch(output, /summary|example|Sign out/);
});
