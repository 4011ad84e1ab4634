export * from './planner.endpoints.ts';
export * from './planner.schemas.ts';
export * from './keywords.endpoints.ts';
export * from './keywords.schemas.ts';
export * from './ranks.endpoints.ts';
export * from './ranks.schemas.ts';
export * from './ranks.ts';
