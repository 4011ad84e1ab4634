import type { RemoteRoute } from '@rankwright/contracts/remote';

type Shape = RemoteRoute['skeleton'];

/** Heights in pixels; they match the loading state of shared-ui that follows. */
const barHeights: Record<Shape, readonly number[]> = {
  article: [44, 20, 20, 20, 160, 20, 20],
  calendar: Array.from({ length: 35 }, () => 96),
  form: [40, 56, 56, 56, 40],
  table: Array.from({ length: 8 }, () => 44),
  cards: [180, 180, 180, 180],
  plain: [44, 120, 120],
};

const columns: Partial<Record<Shape, string>> = {
  calendar: 'repeat(7,1fr)',
  cards: 'repeat(auto-fit,minmax(240px,1fr))',
};

const renderStyle = (shape: Shape): string =>
  [
    'body{margin:0}',
    ':root{background:#fbf9f4;color:#1b1916}',
    '[data-color-scheme=dark]{background:#171513;color:#f4efe6}',
    '.rw-s{display:flex;min-height:100vh}',
    '.rw-s>i{flex:none;width:264px;border-right:1px solid;border-color:color-mix(in srgb,currentColor 14%,transparent)}',
    '.rw-s>div{flex:1;min-width:0}',
    '.rw-s header{height:64px;border-bottom:1px solid;border-color:color-mix(in srgb,currentColor 14%,transparent)}',
    `.rw-s section{display:grid;gap:12px;grid-template-columns:${columns[shape] ?? '1fr'};padding:40px 32px;max-width:1216px}`,
    '.rw-s b{border-radius:6px;background:color-mix(in srgb,currentColor 9%,transparent)}',
    ...[...new Set(barHeights[shape])].map((height) => `.rw-${height}{height:${height}px}`),
    '@media(max-width:899px){.rw-s>i{display:none}.rw-s section{padding:24px 16px}}',
  ].join('');

/**
 * Shown on a page without prerendered content until the shell has started: layout and grey boxes, no text.
 */
export const renderSkeleton = (route: RemoteRoute): string => {
  const sidebar = route.layout === 'app' ? '<i></i>' : '';
  const header = route.layout === 'bare' ? '' : '<header></header>';
  const boxes = barHeights[route.skeleton].map((height) => `<b class="rw-${height}"></b>`).join('');
  return `<style>${renderStyle(route.skeleton)}</style><div class="rw-s" aria-hidden="true">${sidebar}<div>${header}<section>${boxes}</section></div></div>`;
};
