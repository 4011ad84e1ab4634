import type { PublishDefaults } from '@rankwright/contracts/articlePublishing';
import type { PublishAs } from '@rankwright/contracts/connections';
import { postLimits } from '@rankwright/contracts/limits';
import { parseList } from '@rankwright/contracts/text';

/** The publishing defaults as fields: lists are separated by commas. */
export interface DefaultsForm {
  author: string;
  categories: string;
  tags: string;
  publishAs: PublishAs;
}

export const createDefaultsForm = ({
  author,
  categories,
  tags,
  publishAs,
}: PublishDefaults): DefaultsForm => ({
  author,
  categories: categories.join(', '),
  tags: tags.join(', '),
  publishAs,
});

export const toPublishDefaults = ({
  author,
  categories,
  tags,
  publishAs,
}: DefaultsForm): PublishDefaults => ({
  author: author.trim(),
  categories: parseList(categories),
  tags: parseList(tags),
  publishAs,
});

const errorTexts = {
  author: `Enter a name of up to ${postLimits.author} characters.`,
  categories: `Enter at most ${postLimits.categories} categories of up to ${postLimits.name} characters each.`,
  tags: `Enter at most ${postLimits.tags} tags of up to ${postLimits.name} characters each.`,
};

const isAccepted = (names: readonly string[], limit: number): boolean =>
  names.length <= limit && names.every(({ length }) => length <= postLimits.name);

/** Error message per field that the server would reject. */
export const validateDefaults = (form: DefaultsForm): Partial<typeof errorTexts> => {
  const { author, categories, tags } = toPublishDefaults(form);
  return {
    ...(author.length > postLimits.author && { author: errorTexts.author }),
    ...(!isAccepted(categories, postLimits.categories) && { categories: errorTexts.categories }),
    ...(!isAccepted(tags, postLimits.tags) && { tags: errorTexts.tags }),
  };
};

const formatNames = (one: string, many: string, names: readonly string[]): string[] =>
  names.length > 0 ? [`${names.length === 1 ? one : many} ${names.join(', ')}`] : [];

/** e.g. `Live posts · Category Garden · Tags roses, winter`. */
export const summarizeDefaults = ({ author, categories, tags, publishAs }: PublishDefaults): string =>
  [
    publishAs === 'live' ? 'Live posts' : 'Drafts on the site',
    ...(author ? [`Author ${author}`] : []),
    ...formatNames('Category', 'Categories', categories),
    ...formatNames('Tag', 'Tags', tags),
  ].join(' · ');
