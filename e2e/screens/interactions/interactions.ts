import type { Screen } from '../screens.ts';
import { accountInteractions } from './account.ts';
import { generatorInteractions } from './generator.ts';
import { plannerInteractions } from './planner.ts';
import { publicSiteInteractions } from './publicSite.ts';
import { publishingInteractions } from './publishing.ts';

/** Screens after an interaction: dialogs, menus, results. */
export const interactions: Screen[] = [
  ...publicSiteInteractions,
  ...accountInteractions,
  ...plannerInteractions,
  ...generatorInteractions,
  ...publishingInteractions,
];
