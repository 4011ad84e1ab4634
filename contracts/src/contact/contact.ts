export * from './contact.endpoints.ts';
export * from './contact.schemas.ts';
