import type { ArchivePostRow } from '../../database/schema/archive.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { markdownToHtml } from '../../markdown/html.ts';
import { rethrowOverload } from '../../parsing/createFairQueue.ts';
import type { MergeRegion } from '../../parsing/archive/mergeTexts.ts';
import { parseUntrusted } from '../../parsing/parseUntrusted.ts';
import { convertPost } from './readPosts.ts';

interface Text {
  title: string;
  content: string;
}

/** What both sides made of a text that they had in common. */
interface SiteMerge {
  /** The places that both changed: the title, if it is one, then those of the text in their order. */
  conflicts: { own: string; site: string }[];
  /** Both sides' changes; where they touch, those of one. */
  resolve(use: 'own' | 'site'): Text;
}

/** A text that takes too long to compare is one place that both changed. */
const mergeContents = async (base: string, own: string, site: string): Promise<MergeRegion[]> => {
  try {
    return await parseUntrusted('mergeTexts', { base, own, site });
  } catch (error) {
    rethrowOverload(error);
    return [{ own: [own], site: [site], isConflict: true }];
  }
};

const toConflict = ({ own, site }: MergeRegion) => ({ own: own.join('\n'), site: site.join('\n') });

/** Merges the text of a site with the article's. `known`: the post as both had it last. */
export const mergeSiteText = async (
  known: Pick<ArchivePostRow, 'title' | 'parts'>,
  article: Pick<ArticleRow, 'kind' | 'title' | 'content'>,
  site: Text,
): Promise<SiteMerge> => {
  const base = known.parts.map(({ markdown }) => markdown).join('\n\n');
  // A text that was written here is compared in the Markdown that its HTML gives, as the site's is.
  const content =
    article.kind === 'imported'
      ? article.content
      : (await convertPost(await markdownToHtml(article.content))).markdown;
  const regions = await mergeContents(base, content, site.content);
  const titles = { own: article.title, site: site.title };
  const isTitleChangedHere = article.title !== known.title;
  const isTitleInConflict = isTitleChangedHere && site.title !== known.title && site.title !== article.title;
  return {
    conflicts: [
      ...(isTitleInConflict ? [titles] : []),
      ...regions.filter(({ isConflict }) => isConflict).map(toConflict),
    ],
    resolve: (use) => ({
      title: isTitleInConflict ? titles[use] : isTitleChangedHere ? article.title : site.title,
      content: regions.flatMap((region) => region[use]).join('\n'),
    }),
  };
};
