import { describeSite } from '@rankwright/platforms/wordpress/describeSite';
import type { Deps } from '../../deps.ts';
import { callPlatform } from './connection.service.ts';
import { createContext } from './openPlatform.service.ts';

/** Describes a WordPress site before the user enters credentials. */
export const discoverWordpress = (deps: Deps, siteUrl: string) =>
  callPlatform(() => describeSite(createContext(deps), siteUrl));
