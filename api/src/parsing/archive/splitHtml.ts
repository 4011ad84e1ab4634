const blockNames =
  'address|article|aside|blockquote|center|dd|details|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|main|nav|noscript|object|ol|p|pre|script|section|style|svg|table|ul|video|audio';
const tagPattern = new RegExp(
  `<!--|<(/?)(${blockNames})(?=[\\s/>])|\\[(/?)([a-z][\\w-]*)(?=[\\s\\]/])`,
  'gi',
);
const voidNames = new Set(['hr']);
/** Their text is no HTML. */
const rawNames = new Set(['script', 'style']);

/** Shortcodes of this text that have an end: what stands between is theirs. */
const findEnclosing = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name.toLowerCase()));

const findEnd = (text: string, wanted: string, from: number): number => {
  const at = text.indexOf(wanted, from);
  return at === -1 ? text.length : at + wanted.length;
};

/**
 * Splits HTML at its outermost block elements, comments and enclosing shortcodes. The text between them is split at
 * blank lines, which are paragraphs in WordPress.
 */
export const splitHtml = (text: string): { source: string; isText: boolean }[] => {
  const enclosing = findEnclosing(text);
  const pieces: { source: string; isText: boolean }[] = [];
  const stack: string[] = [];
  let last = 0;
  const addText = (end: number): void => {
    const run = text.slice(last, end);
    if (run === '') return;
    // Each piece keeps the blank lines that follow it.
    for (const source of run.match(/^\s+$|\s*\S[^]*?(?:\n[ \t\r]*\n\s*|$)/g) ?? [run])
      pieces.push({ source, isText: true });
  };
  const addElement = (start: number, end: number): void => {
    pieces.push({ source: text.slice(start, end), isText: false });
    last = end;
  };
  let opened = 0;
  const pattern = new RegExp(tagPattern);
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [matched, slash, tag, codeSlash, code] = found;
    const name = (tag ?? code ?? '').toLowerCase();
    const start = found.index;
    if (code !== undefined && !enclosing.has(name)) continue;
    const end = matched === '<!--' ? findEnd(text, '-->', start) : findEnd(text, tag ? '>' : ']', start);
    pattern.lastIndex = end;
    const key = tag ? name : `[${name}`;
    if (matched === '<!--' || voidNames.has(name)) {
      if (stack.length > 0) continue;
      addText(start);
      addElement(start, end);
    } else if (slash === '/' || codeSlash === '/') {
      const at = stack.lastIndexOf(key);
      if (at === -1) continue;
      stack.length = at;
      if (at === 0) addElement(opened, end);
    } else {
      if (stack.length === 0) {
        addText(start);
        opened = start;
        last = start;
      }
      stack.push(key);
      if (rawNames.has(name)) pattern.lastIndex = findEnd(text, `</${name}`, end) - name.length - 2;
    }
  }
  // An element without its end reaches to the end of the post.
  if (stack.length > 0) addElement(opened, text.length);
  else addText(text.length);
  return pieces;
};
