/** Splits at the top-level characters that `isSeparator` names, leaving brackets, parentheses and strings whole. */
const splitTopLevel = (text, isSeparator) => {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const char of text) {
    if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    if (depth === 0 && !quote && isSeparator.test(char)) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
};

const withoutArguments = (compound) => {
  let text = compound;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\[[^[\]]*\]|\([^()]*\)/g, '');
  }
  return text;
};

/** What the element itself must have so that a selector can match: classes, tag, being the root. */
const readNeeds = (selector) => {
  const compound = withoutArguments(splitTopLevel(selector, /[\s>+~]/).at(-1) ?? '');
  return {
    classes: [...compound.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
    tag: /^[a-z][a-z0-9-]*/i.exec(compound)?.[0].toLowerCase() ?? null,
    isRoot: /:root(?![\w-])/.test(compound),
  };
};

const known = new Map();

/** The needs of each selector of a list; null for texts that are left to the selector engine. */
const readList = (text) => {
  if (!known.has(text)) known.set(text, text.includes('\\') ? null : splitTopLevel(text, /,/).map(readNeeds));
  return known.get(text);
};

/**
 * False when the element cannot match any selector of the list, by its tag, its classes or not being the root. A cheap
 * test before the selector engine, which is asked for each rule of the page and each element.
 */
const mayMatch = (text, { tag, isRoot, hasClass }) => {
  const list = readList(text);
  return (
    list === null ||
    list.some(
      (needs) =>
        (needs.tag === null || needs.tag === tag) &&
        (!needs.isRoot || isRoot) &&
        needs.classes.every(hasClass),
    )
  );
};

module.exports = { mayMatch };
