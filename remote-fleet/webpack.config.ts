import { remoteConfiguration } from '@rankwright/tooling/webpack';
import { remote } from './remote.config.ts';

export const configuration = remoteConfiguration(import.meta.dirname, remote);
