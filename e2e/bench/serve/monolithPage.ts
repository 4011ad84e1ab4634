import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const policyPattern = /<meta http-equiv="content-security-policy"[^>]*>\n?/;
const deferredPattern =
  /<template id="rankwright-scripts" data-hydrate-on="(\w+)"[^>]*>([\s\S]*?)<\/template>/;
const scriptPattern = /<script(?![^>]*json)[^>]*>[\s\S]*?<\/script>\n?|<link[^>]*as="script"[^>]*>\n?/g;
const pageChunkPattern = /\/(page-[\w-]+)\.\w+\.js/g;

const findFile = (files: readonly string[], name: string): string | undefined =>
  files.find((file) => file.startsWith(`${name}.`) && file.endsWith('.js'));

const renderInline = (directory: string, file: string | undefined): string =>
  file
    ? `<script>${readFileSync(path.join(directory, file), 'utf8').replace(/\/\/# source.*/, '')}</script>`
    : '';

/**
 * The released page with the monolith's scripts in place of the federated ones: prerendered alike, started by the same
 * trigger (a static page by an interaction, as its route says), with its page's chunk preloaded.
 */
export const toMonolithPage = (html: string, directory: string): string => {
  const files = readdirSync(directory);
  const [, trigger, deferred = ''] = deferredPattern.exec(html) ?? [];
  const bare = html.replace(policyPattern, '').replace(deferredPattern, '').replace(scriptPattern, '');
  const chunks = [...`${html}${deferred}`.matchAll(pageChunkPattern)].flatMap(
    ([, name = '']) => findFile(files, name) ?? [],
  );
  const tags = [
    ...[...new Set(chunks)].map((file) => `<link rel="preload" as="script" href="/${file}">`),
    `<script defer src="/${findFile(files, 'app') ?? ''}"></script>`,
  ].join('\n');
  const scheme = renderInline(directory, findFile(files, 'scheme'));
  if (!trigger) return bare.replace('</head>', () => `${scheme}${tags}</head>`);
  const start = renderInline(directory, findFile(files, 'deferredHydration'));
  const template = `<template id="rankwright-scripts" data-hydrate-on="${trigger}">${tags}</template>`;
  return bare
    .replace('</head>', () => `${scheme}${start}</head>`)
    .replace('</body>', () => `${template}</body>`);
};
