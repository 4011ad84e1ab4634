import { Editor } from '@tiptap/core';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extensions } from '../extensions.ts';
import { getMarkdown } from '../markdown/MarkdownText.ts';

const openEditor = () => new Editor({ extensions, content: '' });
const event = () => new Event('paste') as ClipboardEvent;
const pasteHtml = (html: string): string => {
  const editor = openEditor();
  editor.view.pasteHTML(html, event());
  return getMarkdown(editor).trim();
};
const pasteFromClipboard = (editor: Editor, text: string): void => {
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? text : ''), files: [] };
  editor.view.dom.dispatchEvent(Object.assign(paste, { clipboardData }));
};
const pasteText = (text: string): string => {
  const editor = openEditor();
  pasteFromClipboard(editor, text);
  return getMarkdown(editor).trim();
};

const mso = (level: number, bullet: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

/** Clipboard HTML as the program writes it, and the Markdown that comes of it. */
const documents: readonly [program: string, html: string, markdown: string][] = [
  [
    'Google Docs',
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Roses</span></h1><p dir="ltr"><span style="font-weight:400">Prune in </span><span style="font-weight:700">late winter</span><span style="font-weight:400">, says </span><a href="https://www.google.com/url?q=https://roses.example/prune&amp;sa=D"><span style="color:#1155cc">the guide</span></a><span>.</span></p><br><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Gloves</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Shears</span></p></li></ul></b><br class="Apple-interchange-newline">`,
    '## Roses\n\nPrune in **late winter**, says [the guide](https://roses.example/prune).\n\n- Gloves\n- Shears',
  ],
  [
    'Word',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body><!--StartFragment--><h1>Tools<o:p></o:p></h1><p class=MsoNormal>Buy&nbsp;these:<o:p></o:p></p>${mso(1, '·', 'Shears')}${mso(2, 'o', 'sharp')}${mso(1, '·', 'Gloves')}<p class=MsoNormal><o:p>&nbsp;</o:p></p>${mso(1, '1.', 'Clean')}${mso(1, '2.', 'Cut')}<!--EndFragment--></body></html>`,
    '## Tools\n\nBuy these:\n\n- Shears\n  - sharp\n- Gloves\n\n1. Clean\n2. Cut',
  ],
  [
    'Pages',
    `<head><style>p.p1 {font: 12px Helvetica}</style></head><body><p class="p1"><span class="s1"><b>Mulch</b><span class="Apple-converted-space">&nbsp;</span></span>keeps roots cool.</p><p class="p2"><br></p><ul class="ul1"><li class="li1"><span class="s2"></span>Bark</li></ul></body>`,
    '**Mulch** keeps roots cool.\n\n- Bark',
  ],
  [
    'Notion',
    `<meta charset='utf-8'><h2>Water</h2>\n<p>Once a <em>week</em>.</p>\n<ol>\n<li>Morning</li>\n<li>Evening</li>\n</ol>\n<blockquote>Never at noon.</blockquote>\n<hr>\n<!-- notionvc: 1a2b -->`,
    '## Water\n\nOnce a *week*.\n\n1. Morning\n2. Evening\n\n> Never at noon.\n\n---',
  ],
  [
    'LibreOffice',
    `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 7.4"/><style type="text/css">p { line-height: 115% }</style></head><body lang="en-US"><h2 class="western">Soil</h2><p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif"><font size="3">Loose and <i>deep</i>.</font></font></p><p><br/></p></body></html>`,
    '## Soil\n\nLoose and *deep*.',
  ],
  [
    'a web page',
    `<nav><a href="/home">Home</a></nav><article><h3>Pests</h3><p>Look for <a href="https://pests.example/aphids" onclick="track()">aphids</a>, see <a href="#note">below</a>.</p><figure><img src="https://pests.example/a.jpg" alt="Aphids"></figure><img src="data:image/gif;base64,R0lGOD"><button>Share</button><script>alert(1)</script></article>`,
    '### Pests\n\nLook for [aphids](https://pests.example/aphids), see below.\n\n![Aphids](https://pests.example/a.jpg)',
  ],
  [
    'Outlook',
    `<html><head><style>p.MsoNormal{margin:0in}</style></head><body lang=EN-US><div class=WordSection1><p class=MsoNormal><span style='font-size:11.0pt'>Dear team,<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>the <b>price</b> rose.<img src="cid:image001.png@01D"><o:p></o:p></p></div></body></html>`,
    'Dear team,\n\nthe **price** rose.',
  ],
  [
    'Excel',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0 cellpadding=0 style='border-collapse:collapse;width:144pt'><!--StartFragment--><colgroup><col width=96></colgroup><tr height=20><td height=20 class=xl65>Rose</td><td>Height</td></tr><tr><td>Iceberg</td><td align=right>1.2<br>m</td></tr><!--EndFragment--></table></body></html>`,
    '| Rose    |   Height |\n| ------- | -------: |\n| Iceberg | 1.2<br>m |',
  ],
];

it.each(documents)('pastes text from %s clean', (_program, html, markdown) => {
  expect(pasteHtml(html)).toBe(markdown);
});

const fixtures = path.join(__dirname, 'fixtures');
const fixtureNames = readdirSync(fixtures)
  .filter((name) => name.endsWith('.html'))
  .map((name) => path.parse(name).name);

it.each(fixtureNames)('pastes %s', (name) => {
  const read = (extension: string) =>
    readFileSync(path.join(fixtures, `${name}.${extension}`), 'utf8').trim();
  expect(pasteHtml(read('html'))).toBe(read('md'));
});

it('pastes plain text as paragraphs', () => {
  expect(pasteText('Roses need sun.\n\nAnd 3 * 4 litres - weekly.')).toBe(
    'Roses need sun.\n\nAnd 3 \\* 4 litres - weekly.',
  );
});

it('pastes Markdown as what it means', () => {
  const text = '## When\n\n- late **winter**\n- [guide](https://roses.example)';
  expect(pasteText(text)).toBe(text);
  const editor = openEditor();
  pasteFromClipboard(editor, text);
  expect(editor.getHTML()).toContain('<h2>When</h2>');
});
