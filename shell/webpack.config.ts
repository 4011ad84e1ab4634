import { shellConfiguration } from '@rankwright/tooling/webpack';

export const configuration = shellConfiguration(import.meta.dirname);
