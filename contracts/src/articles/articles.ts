export * from './articles.endpoints.ts';
export * from './articles.schemas.ts';
export {
  article,
  articleGeneration,
  articleSlot,
  provenance,
  type Article,
  type ArticleGeneration,
  type ArticleSlot,
} from './article.schemas.ts';
export * from './approval.endpoints.ts';
export * from './approval.schemas.ts';
export * from './state.ts';
export * from './generation.endpoints.ts';
export * from './generation.schemas.ts';
export * from './history.endpoints.ts';
export * from './history.schemas.ts';
export * from './ideas.endpoints.ts';
export * from './ideas.schemas.ts';
export * from './images.ts';
export * from './rewriting.endpoints.ts';
export * from './rewriting.schemas.ts';
export * from './versions.endpoints.ts';
export * from './versions.schemas.ts';
