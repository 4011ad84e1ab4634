/** Header of the WordPress OAuth endpoints with the user's id; it must match the bearer token. */
export const userIdHeader = 'user-id';

export * from './connections.endpoints.ts';
export * from './connections.schemas.ts';
export * from './connection.schemas.ts';
export * from './connection.ts';
export * from './deliveryForecast.ts';
export { toPlatformOptions } from './platformOptions.ts';
export * from './webflow.endpoints.ts';
export * from './webflow.schemas.ts';
export * from './wix.endpoints.ts';
export * from './wix.schemas.ts';
export * from './shopify.endpoints.ts';
export * from './shopify.schemas.ts';
export * from './wordpress.endpoints.ts';
export * from './wordpress.schemas.ts';
export * from './wordpressOAuth.endpoints.ts';
export * from './wordpressOAuth.schemas.ts';
export * from './webhook.endpoints.ts';
export * from './webhook.schemas.ts';
export * from './platformConnection.endpoints.ts';
export * from './platformConnection.schemas.ts';
export * from './connectFields.ts';
export { connectionCheck, type ConnectionCheck } from './fields.schemas.ts';
