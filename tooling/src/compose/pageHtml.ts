import { heldScriptsElementId } from '@rankwright/contracts/heldPage';
import {
  hostDataElementId,
  type HostData,
  type Registry,
  type RemoteContract,
  type RemoteRoute,
} from '@rankwright/contracts/remote';
import type { ShellFacts } from '../build/buildShell.ts';
import { headTags } from './headTags.ts';
import { pagePolicy } from './pagePolicy.ts';
import type { EarlyScripts } from './readInput.ts';
import { skeleton } from './skeleton.ts';

export interface Prerendered {
  /** Markup of the application's root. */
  html: string;
  /** `<style>` tags that go into the head. */
  styles: string;
  /** Further head tags, e.g. JSON-LD. */
  head: string;
}

export interface PageInput {
  contracts: readonly RemoteContract[];
  publicUrl: string;
  development: boolean;
  registry: Registry;
  shell: ShellFacts;
  template: string;
  /** Scripts that stand in the page; empty where they are files of their own. */
  early: EarlyScripts;
  address: string;
  contract: RemoteContract | null;
  route: RemoteRoute | null;
  /** Of a page without a route. */
  title?: string;
  prerendered: Prerendered | null;
  withoutPolicy?: boolean;
  scripts?: readonly string[];
}

/** Of a private page of the workspace only layout and heading are rendered: the app takes their place. */
export const isOutlined = ({ access, layout, prerender }: RemoteRoute): boolean =>
  access === 'protected' && layout === 'app' && prerender === false;

type HeldInput = PageInput & { route: RemoteRoute };

/** The page stands rendered, and the app will take it over as it is. */
const isHeld = (input: PageInput): input is HeldInput =>
  input.prerendered !== null && input.route !== null && !isOutlined(input.route);

const shellBase = (shell: ShellFacts): string => `/shell/${shell.version}/`;

/** JSON that may stand inside a script element. */
const embedded = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c');

const hostData = (input: PageInput): HostData => {
  const { registry, shell, contract, development } = input;
  return {
    registry,
    contracts: contract ? { [`${contract.name}@${contract.version}`]: contract } : {},
    integrity: Object.fromEntries(
      Object.entries(shell.files).map(([name, file]) => [`${shellBase(shell)}${name}`, file.integrity]),
    ),
    kits: Object.fromEntries(
      Object.entries(shell.kits).map(([name, files]) => [
        name,
        files.map((file) => `${shellBase(shell)}${file}`),
      ]),
    ),
    registryKey: process.env.REGISTRY_PUBLIC_KEY ?? null,
    prerendered: isHeld(input),
    development,
  };
};

const script = (shell: ShellFacts, name: string, attributes: string): string =>
  `<script ${attributes} src="${shellBase(shell)}${name}" integrity="${shell.files[name]?.integrity ?? ''}"></script>`;

const preload = (href: string, integrity: string): string =>
  `<link rel="preload" as="script" href="${href}" integrity="${integrity}">`;

/** What the matched route needs, asked for before the shell runs. A gated route's code is not: the plan decides first. */
const remotePreloads = ({ registry, contract, route, shell }: PageInput): string[] => {
  if (!contract || !route || route.gated) return [];
  const base = registry.remotes.find(({ name }) => name === contract.name)?.current.base ?? '';
  const own = (contract.assets[route.path] ?? []).map((file) =>
    preload(`${base}${file}`, contract.files[file]?.integrity ?? ''),
  );
  const files = (contract.kits[route.path] ?? []).flatMap((kit) => shell.kits[kit] ?? []);
  const kits = [...new Set(files)].map((file) =>
    preload(`${shellBase(shell)}${file}`, shell.files[file]?.integrity ?? ''),
  );
  return [...own, ...kits];
};

const fontPreloads = (shell: ShellFacts): string[] =>
  shell.fonts.map(
    (font) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${shellBase(shell)}${font}">`,
  );

const fill = (template: string, parts: Record<string, string>): string =>
  template.replace(/<!--rankwright:(\w+)-->/g, (_, name: string) => parts[name] ?? '');

const policyTag = (html: string, input: PageInput): string =>
  `<meta http-equiv="content-security-policy" content="${pagePolicy(html, input)}">\n`;

const mainScripts = ({ shell, scripts = [] }: PageInput): string[] => [
  ...(shell.entries.shell ?? []).map((name) => script(shell, name, 'defer')),
  ...scripts.map((address) => `<script defer src="${address}"></script>`),
];

/** Where the scripts of a held page wait (shell/src/early/heldPage.ts). */
const heldScripts = (starts: RemoteRoute['starts'], tags: readonly string[]): string =>
  `<template id="${heldScriptsElementId}" data-starts="${starts}">${tags.join('\n')}</template>`;

/** Inline where there is text, else as files. */
const early = ({ shell, early: texts }: PageInput, name: keyof EarlyScripts): string[] =>
  texts[name]
    ? [`<script>${texts[name]}</script>`]
    : (shell.entries[name] ?? []).map((file) => script(shell, file, ''));

/** One page: head, preloads, data block, prerendered body or an empty root with the route's skeleton. */
export const pageHtml = (input: PageInput): string => {
  const { shell, template, prerendered, route } = input;
  const starts = isHeld(input) ? input.route.starts : null;
  const preloads = remotePreloads(input);
  const [atOnce, later] = starts === 'on-touch' ? [[], preloads] : [preloads, []];
  const head = [
    headTags(input),
    ...early(input, 'scheme'),
    ...(starts ? early(input, 'held') : []),
    ...fontPreloads(shell),
    ...atOnce,
    prerendered?.styles ?? '',
    prerendered?.head ?? '',
  ].join('\n');
  const body = prerendered?.html ?? (route ? skeleton(route) : '');
  const policy = input.withoutPolicy ? '' : policyTag(`${template}${head}${body}`, input);
  const scripts = mainScripts(input);
  const data = `<script type="application/json" id="${hostDataElementId}">${embedded(hostData(input))}</script>`;
  const parts = starts ? heldScripts(starts, [...later, ...scripts]) : scripts.join('\n');
  return fill(template, { head: `${policy}${head}`, body, data: `${data}\n${parts}` });
};
