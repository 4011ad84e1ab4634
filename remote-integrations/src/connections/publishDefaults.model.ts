import { publishDefaults, type PublishDefaults } from '@rankwright/contracts/articlePublishing';
import type { PublishAs } from '@rankwright/contracts/connections';
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
  author: 'Enter a name of up to 160 characters.',
  categories: 'Enter at most 10 categories of up to 100 characters each.',
  tags: 'Enter at most 30 tags of up to 100 characters each.',
};

/** Error message per field that the server would reject. */
export const validateDefaults = (form: DefaultsForm): Partial<typeof errorTexts> => {
  const defaults = toPublishDefaults(form);
  const names = ['author', 'categories', 'tags'] as const;
  const rejected = names.filter((name) => !publishDefaults.shape[name].safeParse(defaults[name]).success);
  return Object.fromEntries(rejected.map((name) => [name, errorTexts[name]]));
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
