import { toastTemplateId } from '@rankwright/contracts/staticPage';
import type { RemoteContract } from '@rankwright/contracts/remote';
import { listAddresses } from './listAddresses.ts';
import type { PageInput } from './pageInput.ts';
import { findPageScript } from './pageScripts.ts';
import { renderFileAttributes } from './remoteFiles.ts';

/** Works without the app: prerendered, with a page script in its contract, by a shell that makes its layout work. */
export const isStaticPage = ({ prerendered, route, contract, bootstrap }: PageInput): boolean =>
  prerendered !== null &&
  route !== null &&
  bootstrap.staticPage !== '' &&
  route.path in (contract?.pageScripts ?? {});

/**
 * The remote's page script; none where HTML is enough. Inline as a module, which runs when the page is parsed: as a file it
 * arrives before or after the first paint by chance, and a paint takes longer than the script.
 */
export const renderPageScript = ({ contract, route, registry, pageScripts }: PageInput): string[] => {
  const script = contract && route && findPageScript(registry, contract, route.path);
  if (!script) return [];
  const source = pageScripts[script.href];
  if (source !== undefined) return [`<script type="module">${source}</script>`];
  return [`<script defer ${renderFileAttributes(script, 'src')}></script>`];
};

const listPublicAddresses = (contracts: readonly RemoteContract[]): string[] =>
  contracts.flatMap(({ routes }) =>
    routes
      .filter(({ access, prerender }) => access === 'public' && prerender !== false)
      .flatMap(listAddresses),
  );

/** Browsers that know speculation rules fetch the HTML of a public page while the pointer rests on its link. */
export const renderSpeculationRules = ({ contracts }: PageInput): string => {
  const rule = { where: { href_matches: listPublicAddresses(contracts) }, eagerness: 'moderate' };
  return `<script type="speculationrules">${JSON.stringify({ prefetch: [rule] })}</script>`;
};

export const renderToastTemplate = ({ prerendered }: PageInput): string =>
  `<template id="${toastTemplateId}">${prerendered?.toasts ?? ''}</template>`;
