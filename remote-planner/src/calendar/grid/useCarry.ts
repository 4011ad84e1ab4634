import type { ScheduledItem } from '@rankwright/contracts/planner';
import { announce } from '@rankwright/sdk/host';
import { useEffect, useState } from 'react';
import { placeName, planMove, targetWords } from '../moves/moves.model.ts';

/** The day the keys have come to, and what stands there; `known` once that has been read. */
export interface Place {
  date: string;
  there: ScheduledItem | undefined;
  known: boolean;
}

interface Carried {
  item: ScheduledItem;
  /** The keys have walked since it was picked up. */
  walked: boolean;
}

const pickedWords = ({ title }: ScheduledItem): string =>
  `“${title}” picked up. Arrow keys choose a day, PageUp and PageDown a month, Enter drops it, Escape puts it back.`;

/** Moving by keyboard: picked up, carried from day to day with a word about each, dropped or put back. */
export const useCarry = (
  { date, there, known }: Place,
  today: string,
  onMove: (item: ScheduledItem, to: string, there?: ScheduledItem) => void,
) => {
  const [carried, setCarried] = useState<Carried | null>(null);
  const item = carried?.item ?? null;
  const words =
    carried?.walked && known ? targetWords(planMove(carried.item, date, there, today), date) : null;
  useEffect(() => {
    if (words) announce(words);
  }, [words]);

  const pick = (picked: ScheduledItem): void => {
    setCarried({ item: picked, walked: false });
    announce(pickedWords(picked));
  };
  const walk = (): void => setCarried((now) => now && { ...now, walked: true });
  const putBack = (words: string): void => {
    setCarried(null);
    announce(words);
  };
  const drop = (): void => {
    if (!item || !known) return;
    if (date === item.scheduledDate) {
      putBack(`“${item.title}” stays on ${placeName(date)}.`);
      return;
    }
    setCarried(null);
    onMove(item, date, there);
  };
  const cancel = (): void => {
    if (item) putBack(`Not moved. “${item.title}” stays on ${placeName(item.scheduledDate)}.`);
  };
  return { item, pick, walk, drop, cancel };
};
