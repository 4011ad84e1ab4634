import { paths } from '@rankwright/contracts/paths';
import { escapeHtml } from '@rankwright/contracts/text';
import type { Page } from './siteFiles.ts';

interface Post {
  url: string;
  title: string;
  description: string;
  publishedAt: string;
}

const listPosts = (publicUrl: string, pages: readonly Page[]): Post[] =>
  pages
    .flatMap(({ address, route }) => {
      const { publishedAt, title, description } = route.pages?.[address] ?? {};
      return publishedAt && title && description
        ? [{ url: `${publicUrl}${address}`, title, description, publishedAt }]
        : [];
    })
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));

const renderEntry = ({ url, title, description, publishedAt }: Post): string =>
  [
    '  <entry>',
    `    <title>${escapeHtml(title)}</title>`,
    `    <link href="${escapeHtml(url)}"/>`,
    `    <id>${escapeHtml(url)}</id>`,
    `    <published>${publishedAt}T00:00:00Z</published>`,
    `    <updated>${publishedAt}T00:00:00Z</updated>`,
    `    <summary>${escapeHtml(description)}</summary>`,
    '  </entry>',
  ].join('\n');

/** The pages that have a day, newest first, as an Atom feed (RFC 4287). */
export const renderFeed = (publicUrl: string, pages: readonly Page[]): string => {
  const posts = listPosts(publicUrl, pages);
  const updated = posts[0]?.publishedAt ?? '1970-01-01';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    '  <title>The Rankwright blog</title>',
    '  <author><name>Rankwright</name></author>',
    `  <id>${escapeHtml(`${publicUrl}${paths.blog}`)}</id>`,
    `  <link href="${escapeHtml(`${publicUrl}${paths.blog}`)}"/>`,
    `  <link rel="self" href="${escapeHtml(`${publicUrl}${paths.feed}`)}"/>`,
    `  <updated>${updated}T00:00:00Z</updated>`,
    ...posts.map(renderEntry),
    '</feed>',
    '',
  ].join('\n');
};
