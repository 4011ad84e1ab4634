import type { ArticleReceipt } from '@rankwright/contracts/generations';
import { sampleArticle } from '../testing/samples.ts';
import {
  getArticleText,
  isEmpty,
  isSameText,
  isUneditedStartingDraft,
  unwrapArticle,
  type ArticleText,
} from './articleText.model.ts';

const text: ArticleText = {
  title: 'Roses',
  content: 'Cut them.',
  metaTitle: 'Meta',
  metaDescription: 'Description',
  slug: 'roses',
  imageUrl: 'https://roses.example/rose.jpg',
  imageAlt: 'A rose',
  excerpt: 'Short',
  categories: ['Garden'],
  tags: ['roses', 'spring'],
  authorName: 'Ada',
};

describe('text of an article', () => {
  it('holds the editable fields', () => {
    expect(getArticleText(sampleArticle(text))).toEqual(text);
    expect(getArticleText(sampleArticle({ imageUrl: null })).imageUrl).toBe('');
  });

  it('is empty without a title or without content', () => {
    expect([text, { ...text, title: ' ' }, { ...text, content: '\n' }].map(isEmpty)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each(['title', 'content', 'excerpt', 'authorName'] as const)('ignores spaces around %s', (field) => {
    expect(isSameText(text, { ...text, [field]: ` ${text[field]}\n` })).toBe(true);
    expect(isSameText({ ...text, [field]: ` ${text[field]}` }, text)).toBe(true);
    expect(isSameText(text, { ...text, [field]: 'other' })).toBe(false);
  });

  it.each(['metaTitle', 'metaDescription', 'slug', 'imageUrl', 'imageAlt'] as const)(
    'compares %s exactly',
    (field) => {
      expect(isSameText(text, { ...text, [field]: `${text[field]} ` })).toBe(false);
    },
  );

  it.each(['categories', 'tags'] as const)('compares %s in their order', (field) => {
    expect(isSameText(text, { ...text, [field]: [...text[field]] })).toBe(true);
    expect(isSameText(text, { ...text, [field]: [...text[field], 'more'] })).toBe(false);
    expect(isSameText({ ...text, [field]: ['a', 'b'] }, { ...text, [field]: ['ab'] })).toBe(false);
  });
});

describe('a starting draft', () => {
  const { provenance } = sampleArticle();
  const draft = (writer: 'offline' | 'model', editedShare: number) =>
    sampleArticle({
      provenance: { ...provenance, writer },
      receipt: { editedShare } as ArticleReceipt,
    });

  it('is unedited until its text changes', () => {
    expect(isUneditedStartingDraft(draft('offline', 0), false)).toBe(true);
    expect(isUneditedStartingDraft(draft('offline', 0), true)).toBe(false);
    expect(isUneditedStartingDraft(draft('offline', 0.1), false)).toBe(false);
    expect(isUneditedStartingDraft(draft('model', 0), false)).toBe(false);
    expect(isUneditedStartingDraft({ ...draft('offline', 0), receipt: null }, false)).toBe(false);
  });
});

describe('an article that a model returned as JSON', () => {
  const unwrap = (content: string) => {
    const { title, content: found } = unwrapArticle(sampleArticle({ title: 'Roses', content }));
    return [title, found];
  };

  it('is unwrapped, in a fence or without', () => {
    const json = '{"title":"Tulips","content":"Plant early."}';
    for (const content of [json, `  ${json}`, `\`\`\`json\n${json}\n\`\`\``, `\n\`\`\`\n${json}\n\`\`\`\n`])
      expect(unwrap(content)).toEqual(['Tulips', 'Plant early.']);
  });

  it('keeps the title when the JSON has none', () => {
    expect(unwrap('{"content":"Plant early."}')).toEqual(['Roses', 'Plant early.']);
    expect(unwrap('{"title":" ","content":"Plant early."}')).toEqual(['Roses', 'Plant early.']);
    expect(unwrap('{"title":7,"content":"Plant early."}')).toEqual(['Roses', 'Plant early.']);
  });

  it.each([
    'Plain text.',
    '{ not JSON',
    '{"content":7}',
    '{"title":"Tulips"}',
    '["content"]',
    'a ```json\n{}\n```',
  ])('is left alone when it is %s', (content) => {
    expect(unwrap(content)).toEqual(['Roses', content]);
  });
});
