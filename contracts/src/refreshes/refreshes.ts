export * from './refreshes.endpoints.ts';
export * from './refreshes.schemas.ts';
export * from './refresh.schemas.ts';
export * from './refresh.ts';
