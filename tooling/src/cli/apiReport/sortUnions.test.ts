import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sortUnions } from './sortUnions.ts';

describe('the API report', () => {
  it('is the same for every order in which the compiler met the members of a union', () => {
    const one = 'method: "webhook" | "token" | null; at: A | (Element | Document) | undefined;';
    const other = 'method: null | "token" | "webhook"; at: A | (Document | Element) | undefined;';
    assert.equal(sortUnions(one), sortUnions(other));
  });

  it('differs when a member is added', () => {
    assert.notEqual(sortUnions('a: "x" | "y"'), sortUnions('a: "x" | "y" | "z"'));
  });

  it('keeps what follows a generic member in place', () => {
    assert.equal(sortUnions('a: "b" | "a" | List<"z">'), 'a: "a" | "b" | List<"z">');
  });
});
