/** Classes that Emotion made; its cache has the key `rw`. */
const emotionClass = /\.(rw-[\w-]+)/g;

const listClasses = (layout: Element): Set<string> =>
  new Set([layout, ...layout.querySelectorAll('*')].flatMap((element) => [...element.classList]));

/** Sheets of other origins refuse to be read. */
const listRules = (sheet: CSSStyleSheet): CSSRule[] => {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
};

const isUsed = (text: string, classes: ReadonlySet<string>): boolean =>
  [...text.matchAll(emotionClass)].every(([, name]) => classes.has(name ?? ''));

/**
 * The rules of the page that style these elements, in their order. Fonts come with the page: a second declaration would load
 * them again.
 */
export const createScreenCss = (layout: Element): string => {
  const classes = listClasses(layout);
  return [...document.styleSheets]
    .flatMap(listRules)
    .map(({ cssText }) => cssText)
    .filter((text) => !text.startsWith('@font-face') && isUsed(text, classes))
    .join('\n');
};
