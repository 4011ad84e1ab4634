export * from './images.endpoints.ts';
export * from './images.schemas.ts';
export { articleImagePath } from '../imageAddress.ts';
