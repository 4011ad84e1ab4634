export * from './writers.endpoints.ts';
export * from './writers.schemas.ts';
export * from './writers.model.ts';
