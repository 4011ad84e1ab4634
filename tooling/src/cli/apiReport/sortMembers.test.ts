import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sortMembers } from './sortMembers.ts';

const sort = (code: string): string => sortMembers(`# Report\n\n\`\`\`ts\n${code}\n\`\`\`\n`);

describe('the API report', () => {
  it('is the same for every order in which the compiler met the members of a union', () => {
    const one =
      'let a: { method: "webhook" | "token" | null; at: A | (Element | Document)[] | List<"z" | "y"> };';
    const other =
      'let a: { method: null | "token" | "webhook"; at: List<"y" | "z"> | A | (Document | Element)[] };';
    assert.equal(sort(one), sort(other));
  });

  it('is the same for every order of properties', () => {
    const one = 'interface Reply { defaults: { tags?: string[]; author?: string }; ok: true }';
    const other = 'interface Reply { ok: true; defaults: { author?: string; tags?: string[] } }';
    assert.equal(sort(one), sort(other));
  });

  it('differs when a member of a union or a property is added, or a property becomes optional', () => {
    assert.notEqual(sort('let a: "x" | "y";'), sort('let a: "x" | "y" | "z";'));
    assert.notEqual(sort('let a: { x: 1 };'), sort('let a: { x: 1; y: 2 };'));
    assert.notEqual(sort('let a: { x: 1 };'), sort('let a: { x?: 1 };'));
  });

  it('keeps the order of arguments, and comments with their members', () => {
    const report = sort('interface A {\n // (undocumented)\n z: (b: 1, a: 2) => void;\n a: 1;\n}');
    assert.match(report, /a: 1;\s+\/\/ \(undocumented\)\s+z: \(b: 1, a: 2\) => void;/);
  });
});
