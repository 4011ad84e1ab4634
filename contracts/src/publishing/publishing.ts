export * from './publishing.endpoints.ts';
export * from './publishing.schemas.ts';
export * from './publishing.model.ts';
export * from './pageCheck.schemas.ts';
export * from './pageCheck.ts';
export { problem, type Problem } from './problem.schemas.ts';
