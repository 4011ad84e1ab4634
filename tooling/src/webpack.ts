export { remoteConfiguration } from './build/webpack/remoteConfiguration.ts';
export { shellConfiguration } from './build/webpack/shellConfiguration.ts';
