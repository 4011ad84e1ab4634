/** The publications of an article, shown alike on every screen. */
export { ArticleStateBadge } from './publications/ArticleStateBadge.tsx';
export { applyPublication } from './publications/applyPublication.ts';
export { PublishAsField, type PublishAsFieldProps } from './publications/PublishAsField.tsx';
export { publishOptionsQuery, usePublishFields, type PublishField } from './publications/publishFields.ts';
export {
  PublicationLine,
  PublicationList,
  type PublicationLineProps,
} from './publications/PublicationLine.tsx';
