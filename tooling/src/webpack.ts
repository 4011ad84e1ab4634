export { remoteConfiguration } from './webpack/remoteConfiguration.ts';
export { shellConfiguration } from './webpack/shellConfiguration.ts';
