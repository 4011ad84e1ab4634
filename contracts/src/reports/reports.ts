export * from './reports.endpoints.ts';
export * from './reports.schemas.ts';
export * from './reports.model.ts';
export * from './settings.schemas.ts';
export * from './settings.ts';
export * from './snapshot.schemas.ts';
