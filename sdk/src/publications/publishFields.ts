import { listPublishOptions } from '@rankwright/contracts/articlePublishing';
import { getPlatformDescriptor, type Platform } from '@rankwright/contracts/platforms';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../queries/endpointQuery.ts';

/** Categories, tags and authors of a connected site. */
export const publishOptionsQuery = (platform: Platform) =>
  endpointQuery(listPublishOptions, { params: { platform } });

const shownChoices = 8;
const formatChoices = (choices: readonly { label: string }[] = []): string[] =>
  choices.length > 0
    ? [
        `On the site: ${choices
          .slice(0, shownChoices)
          .map(({ label }) => label)
          .join(', ')}.`,
      ]
    : [];

export interface PublishField {
  name: 'author' | 'categories' | 'tags';
  label: string;
  hint: string;
}

/** The fields of a post that this platform takes and that may have defaults, with what the site has of each. */
export const usePublishFields = (platform: Platform): PublishField[] => {
  const { capabilities } = getPlatformDescriptor(platform);
  const choices = useQuery(publishOptionsQuery(platform)).data;
  const separate = 'Separate with commas.';
  const fields: PublishField[] = [
    { name: 'author', label: 'Author', hint: formatChoices(choices?.authors).join(' ') },
    {
      name: 'categories',
      label: 'Categories',
      hint: [...formatChoices(choices?.categories), separate].join(' '),
    },
    { name: 'tags', label: 'Tags', hint: [...formatChoices(choices?.tags), separate].join(' ') },
  ];
  return fields.filter(({ name }) => capabilities[name]);
};
