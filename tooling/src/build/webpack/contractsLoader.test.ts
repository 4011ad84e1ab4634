import assert from 'node:assert/strict';
import { it } from 'node:test';
import contractsLoader from './contractsLoader.ts';

it('marks values that calls make as pure, but no call inside a function', () => {
  const source = [
    `export const email = z.string().trim().max(limits.email);`,
    `export const joinName = (user: User) => join(user.first, user.last);`,
  ].join('\n');
  assert.equal(
    contractsLoader(source),
    [
      `export const email = /*#__PURE__*/(() => (z.string().trim().max(limits.email)))();`,
      `export const joinName = (user: User) => join(user.first, user.last);`,
    ].join('\n'),
  );
});

it('removes the fields of an endpoint that only the API and its document use', () => {
  const source = `const out = defineEndpoint({ id: 'logOut', summary: 'Sign out.', reply: ok, example: { body: {} } });`;
  const output = contractsLoader(source);
  assert.match(output, /id: 'logOut'/);
  assert.doesNotMatch(output, /summary|example|Sign out|reply/);
});

it('removes them when they are shorthands, and from what every endpoint has by default', () => {
  const source = [
    `const out = defineEndpoint({ id: 'logOut', reply });`,
    `export const defineEndpoint = (given) => ({ access: 'session', body: noBody as unknown as B, ...given });`,
  ].join('\n');
  assert.doesNotMatch(contractsLoader(source), /reply|noBody/);
});
