export * from './events.endpoints.ts';
export * from './events.schemas.ts';
export * from './events.model.ts';
