/** The publications of an article, shown alike on every screen. */
export { ArticleStateBadge } from './publications/ArticleStateBadge.tsx';
export { applyPublication } from './publications/applyPublication.ts';
export { publishOptionsQuery, usePublishFields, type PublishField } from './publications/publishFields.ts';
export {
  PublicationLine,
  PublicationList,
  type PublicationLineProps,
} from './publications/PublicationLine.tsx';
