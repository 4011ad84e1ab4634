import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostData, hostDataElementId } from '@rankwright/contracts/remote';
import { readRegistry } from '../chaos/host/serveRegistry.ts';
import type { Fleet } from './fleet.ts';

const dataBlock = new RegExp(
  `<script type="application/json" id="${hostDataElementId}">([\\s\\S]*?)</script>`,
);

/** Version folders and what is not public hold no pages. */
const isPage = (file: string): boolean => file.endsWith('.html') && !/^(\.|remotes|shell)/.test(file);

/** Throws unless every page carries the registry that lies beside it. */
export const expectConsistentPages = (origin: string): void => {
  const registry = readRegistry(origin);
  const pages = readdirSync(origin, { recursive: true, encoding: 'utf8' }).filter(isPage);
  assert.ok(pages.length > 10, `only ${pages.length} pages`);
  for (const page of pages) {
    const [, text = ''] = dataBlock.exec(readFileSync(path.join(origin, page), 'utf8')) ?? [];
    assert.deepEqual(hostData.parse(JSON.parse(text)).registry, registry, `${page} has another registry`);
  }
};

/** A copy of the product's origin, so that the product stays as it is. */
export const copyOrigin = ({ origin, onEnd }: Fleet): string => {
  const parent = mkdtempSync(path.join(tmpdir(), 'rw-origin-'));
  onEnd(() => rmSync(parent, { recursive: true, force: true }));
  const copy = path.join(parent, 'origin');
  cpSync(origin, copy, { recursive: true });
  return copy;
};
