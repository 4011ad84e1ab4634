import { createSeededRandom } from '../crash/createSeededRandom.ts';

export interface GeneratedPost {
  title: string;
  content: string;
  type: 'post' | 'page';
  status: 'publish' | 'draft';
}

const scripts = [
  'Roses bloom in early summer and want a sunny place',
  'Rosen blühen im frühen Sommer und brauchen Sonne, größer als man denkt',
  'Les rosiers fleurissent au début de l’été, là où il y a du soleil',
  'Розы цветут в начале лета и любят солнце',
  'Τα τριαντάφυλλα ανθίζουν στις αρχές του καλοκαιριού',
  'الورود تزهر في أوائل الصيف وتحب الشمس',
  'ורדים פורחים בתחילת הקיץ ואוהבים שמש',
  'バラは初夏に咲き、日当たりのよい場所を好みます',
  '玫瑰在初夏开放，喜欢阳光充足的地方',
  'गुलाब गर्मियों की शुरुआत में खिलते हैं 🌹',
] as const;

type Random = () => number;
type Block = (text: string, random: Random) => string;

const wrap = (name: string, html: string, attributes = ''): string =>
  `<!-- wp:${name}${attributes} -->\n${html}\n<!-- /wp:${name} -->`;

/** Blocks as the block editor of WordPress stores them. */
const blocks: readonly [Block, ...Block[]] = [
  (text) => wrap('paragraph', `<p>${text}.</p>`),
  (text) => wrap('paragraph', `<p>${text}: <strong>bold</strong>, <em>stressed</em> &amp; 5 * 3 = 15.</p>`),
  (text) => wrap('paragraph', `<p class="has-text-align-center">${text}</p>`, ' {"align":"center"}'),
  (text, random) => wrap('heading', `<h2>${text} ${Math.floor(random() * 100)}</h2>`),
  (text) => wrap('heading', `<h3 class="wp-block-heading">${text}</h3>`, ' {"level":3}'),
  (text) =>
    wrap(
      'list',
      `<ul><!-- wp:list-item -->\n<li>${text}</li>\n<!-- /wp:list-item -->\n\n<!-- wp:list-item -->\n<li>Two</li>\n<!-- /wp:list-item --></ul>`,
    ),
  (text) => wrap('list', `<ol><li>${text}</li><li>Two</li></ol>`, ' {"ordered":true}'),
  (text, random) => {
    const id = Math.floor(random() * 900) + 100;
    const source = `https://garden.example/wp-content/uploads/${id}.jpg`;
    return wrap(
      'image',
      `<figure class="wp-block-image size-large"><img src="${source}" alt="${text}" class="wp-image-${id}"/></figure>`,
      ` {"id":${id},"sizeSlug":"large"}`,
    );
  },
  (text) =>
    wrap(
      'table',
      `<figure class="wp-block-table"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>${text}</td><td>2</td></tr></tbody></table></figure>`,
    ),
  (text) =>
    wrap(
      'quote',
      `<blockquote class="wp-block-quote"><!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph --></blockquote>`,
    ),
  () => wrap('code', '<pre class="wp-block-code"><code>if (a &lt; b) {\n\n  prune();\n}</code></pre>'),
  () => wrap('separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>'),
  () => wrap('shortcode', '[contact-form-7 id="5" title="Contact"]'),
  (text) =>
    wrap(
      'gallery',
      `<figure class="wp-block-gallery has-nested-images"><!-- wp:image {"id":7} -->\n<figure class="wp-block-image"><img src="https://garden.example/7.jpg" alt=""/><figcaption>${text}</figcaption></figure>\n<!-- /wp:image --></figure>`,
    ),
  (text) =>
    wrap(
      'columns',
      `<div class="wp-block-columns"><!-- wp:column -->\n<div class="wp-block-column"><!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:column --></div>`,
    ),
  () => '<!-- wp:latest-posts {"postsToShow":3,"displayPostDate":true} /-->',
];

/** Pieces of posts of the classic editor, where a blank line is a paragraph. */
const classicPieces: readonly [Block, ...Block[]] = [
  (text) => `${text}.\nA second line of it.`,
  (text) =>
    `${text} with <strong>bold</strong> and <a href="https://garden.example/a?b=1&amp;c=2">a link</a>.`,
  (text) => `<h3>${text}</h3>`,
  (text) => `<ul>\n \t<li>${text}</li>\n \t<li>Two</li>\n</ul>`,
  (text) =>
    `[caption id="attachment_6" align="aligncenter" width="300"]<img src="https://garden.example/6.jpg" alt="" width="300" height="200" /> ${text}[/caption]`,
  (text) => `<blockquote>${text}</blockquote>`,
  (text) => `<table border="1"><tr><td colspan="2">${text}</td></tr></table>`,
  () => '[gallery ids="1,2,3"]',
  () => '<!--more-->',
  () => '<iframe src="https://www.youtube.com/embed/x" width="560" height="315"></iframe>',
];

const pick = <T>(from: readonly [T, ...T[]], random: Random): T =>
  from[Math.floor(random() * from.length)] ?? from[0];

/** Posts of a garden site: two thirds from the block editor, one third classic, in ten scripts. */
export const generatePosts = (count: number, seed: number): GeneratedPost[] => {
  const random = createSeededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const isClassic = index % 3 === 2;
    const text = scripts[index % scripts.length] ?? scripts[0];
    const length = 3 + Math.floor(random() * 12);
    const pieces = Array.from({ length }, () =>
      pick(isClassic ? classicPieces : blocks, random)(text, random),
    );
    // Windows line ends are what the classic editor of many sites has stored.
    const separator = isClassic && index % 2 === 0 ? '\r\n\r\n' : '\n\n';
    return {
      title: `${text} ${index + 1}`,
      content: pieces.join(separator),
      type: index % 25 === 0 ? 'page' : 'post',
      status: index % 20 === 0 ? 'draft' : 'publish',
    };
  });
};
