import { findUnmappedFields, guessMapping } from '@rankwright/platforms/webflow/fieldMapping';
import { renderWebflowHtml } from '@rankwright/platforms/webflow/renderWebflowHtml';
import type { Element, ElementContent, Root } from 'hast';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

const field = (slug: string, type: string, displayName = '', isRequired = false) => ({
  id: slug,
  slug,
  type,
  displayName,
  isRequired,
});

describe('the fields of a collection that an article fills', () => {
  for (const [part, type, names, others] of [
    ['body', 'RichText', ['post-body', 'Content', 'POST', 'my article'], []],
    [
      'summary',
      'PlainText',
      ['summary', 'Excerpt', 'description', 'my intro'],
      ['meta-description', 'SEO summary'],
    ],
    ['image', 'Image', ['main-image', 'Cover', 'hero', 'thumbnail', 'featured'], []],
    ['date', 'DateTime', ['publish', 'my-date'], ['start']],
    ['tags', 'PlainText', ['tag', 'Tags', 'my keywords'], ['stage', 'tagsx', 'xtags']],
    [
      'author',
      'PlainText',
      ['author', 'Author Name', 'author-name'],
      ['author-bio', 'coauthor', 'xauthor-name', 'author-namex', 'authors'],
    ],
    ['metaTitle', 'PlainText', ['meta-title', 'SEO Title', 'metatitle', 'my seo title'], ['title', 'meta']],
    ['metaDescription', 'PlainText', ['meta-description', 'SEO Description', 'seodescription'], ['meta']],
  ] as const) {
    it(`has a guess for ${part} by the type and the name`, () => {
      for (const name of names) {
        const wanted = field('wanted', type, name);
        assert.equal(
          guessMapping([field('first', type, 'zzz'), wanted, field('x', type, 'zzz')])[part],
          'wanted',
          name,
        );
        assert.equal(guessMapping([field(name, type), field('x', type, 'zzz')])[part], name);
        assert.equal(guessMapping([field('wanted', 'Other', name)])[part], undefined);
      }
      for (const name of others)
        assert.equal(guessMapping([field('a', type, name), field('b', type, name)])[part], undefined, name);
    });
  }

  it('has the only rich text, and the first image, whatever their names', () => {
    const rich = field('a', 'RichText');
    assert.deepEqual(guessMapping([rich]), { body: 'a' });
    assert.deepEqual(guessMapping([rich, field('b', 'RichText')]), {});
    assert.deepEqual(guessMapping([field('a', 'Image'), field('b', 'Image')]), { image: 'a' });
    assert.deepEqual(guessMapping([field('name', 'RichText'), field('slug', 'Image')]), {});
  });

  it('leaves required ones without a value, apart from the name and the slug', () => {
    const fields = ['name', 'slug', 'body', 'price'].map((slug) => field(slug, 'PlainText', '', true));
    const found = findUnmappedFields([...fields, field('optional', 'PlainText')], { body: 'body' });
    assert.deepEqual(
      found.map(({ slug }) => slug),
      ['price'],
    );
  });
});

type Child = ElementContent | string;
const create = (tagName: string, ...children: Child[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});
const print = (node: Root | ElementContent): string => {
  if (node.type === 'text') return node.value;
  if (node.type === 'comment' || node.type === 'raw') return '<!---->';
  const { children } = node as { children: readonly ElementContent[] };
  const inner = children.map(print).join('');
  return node.type === 'root' ? inner : `<${node.tagName}>${inner}</${node.tagName}>`;
};
const render = (...children: Child[]) => {
  const { children: parsed } = create('x', ...children);
  const asked: string[] = [];
  const html = {
    parseMarkdown: (markdown: string) => {
      asked.push(markdown);
      return Promise.resolve<Root>({ type: 'root', children: parsed });
    },
    printTree: print,
    listLinks: () => Promise.resolve([]),
  };
  return renderWebflowHtml(html, 'text').then((printed) => {
    assert.deepEqual(asked, ['text']);
    return printed;
  });
};

describe('text for Webflow', () => {
  const comment = { type: 'comment', value: 'x' } as const;

  it('stays as it is', async () => {
    assert.equal(
      await render('a', comment, create('p', 'b', create('em', 'c'))),
      'a<!----><p>b<em>c</em></p>',
    );
  });

  it('has code as the lines of a paragraph', async () => {
    const code = create('pre', create('code', '  let a;\n', comment, create('span', 'let  b;'), '\n\n'));
    assert.equal(
      await render(create('blockquote', code)),
      '<blockquote><p>\u00a0\u00a0let a;<br></br>let  b;<br></br></p></blockquote>',
    );
  });

  it('has the rows of a table as items with the names of the columns', async () => {
    const table = create(
      'table',
      '\n',
      create('thead', '\n', create('tr', create('th', 'a', create('em', 'b')), '\n', create('th', 'c'))),
      create(
        'tbody',
        create('x', create('td', 'no')),
        create('tr', create('td', '1'), create('td', create('i', '2')), create('td', '3')),
      ),
    );
    assert.equal(
      await render(table),
      '<ul><li><strong>ab: </strong>1<br></br><strong>c: </strong><i>2</i><br></br><strong>: </strong>3</li></ul>',
    );
    assert.equal(await render(create('table')), '<ul></ul>');
  });
});
