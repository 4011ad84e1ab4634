export * from './archive.endpoints.ts';
export * from './archive.schemas.ts';
export * from './archive.model.ts';
