import type { ArticleState } from '@rankwright/contracts/articles';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import type { IconName, Tone } from '@rankwright/shared-ui/core';
import { getDeliveryNotice } from './delivery/delivery.model.ts';

interface ChipLook {
  tone: Tone;
  /** None for an article that only waits for its turn. */
  icon?: IconName;
}

const looks: Record<ArticleState, ChipLook> = {
  idea: { tone: 'neutral' },
  planned: { tone: 'neutral' },
  writing: { tone: 'info', icon: 'pen' },
  draft: { tone: 'neutral', icon: 'file' },
  imported: { tone: 'neutral', icon: 'file' },
  needsReview: { tone: 'warning', icon: 'alert' },
  approved: { tone: 'info', icon: 'check' },
  scheduled: { tone: 'info', icon: 'clock' },
  publishing: { tone: 'info', icon: 'send' },
  live: { tone: 'success', icon: 'check' },
  partlyLive: { tone: 'error', icon: 'alert' },
  notPublic: { tone: 'neutral', icon: 'file' },
  failed: { tone: 'error', icon: 'close' },
  unknown: { tone: 'error', icon: 'alert' },
};

/** True when the owner has to look: a delivery that failed, was missed, or whose outcome is not known. */
export const hasProblem = (item: ScheduledItem): boolean =>
  item.publications.some(({ state }) => state === 'failed' || state === 'unknown') ||
  getDeliveryNotice(item)?.tone === 'error';

/** Color and icon of an item's chip, by the state of its article. */
export const getChipLook = (item: ScheduledItem): ChipLook =>
  hasProblem(item) ? { tone: 'error', icon: 'alert' } : looks[item.state];
