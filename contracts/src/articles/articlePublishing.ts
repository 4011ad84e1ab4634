export * from './articlePublishing.endpoints.ts';
export * from './articlePublishing.schemas.ts';
export * from './publishDefaults.endpoints.ts';
export * from './publishDefaults.schemas.ts';
export * from './publishOptions.schemas.ts';
