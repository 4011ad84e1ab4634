export * from './alerts.endpoints.ts';
export * from './alerts.schemas.ts';
