/** Ways to connect a platform. */
export const connectionMethods = [
  'oauth',
  'application-password',
  'token',
  'client-credentials',
  'api-key',
  'webhook',
] as const;
export type ConnectionMethod = (typeof connectionMethods)[number];
