import fc from 'fast-check';
import type { KillPoint } from './killSwitch.ts';

export type Change =
  'edit' | 'type' | 'approve' | 'reject' | 'publish' | 'unschedule' | 'generate' | 'stopGeneration';

/** Items are referred to by number; the number is taken modulo the items there are. */
export type Command =
  | { do: 'plan'; text: 'none' | 'typed' | 'article'; day: number; afternoon: boolean }
  | { do: 'write'; item: number; writer: 'model' | 'offline' }
  | { do: 'change'; how: Change; item: number }
  | { do: 'move'; item: number; day: number }
  | { do: 'swap'; item: number; other: number }
  | { do: 'setMode'; mode: 'manual' | 'review' | 'automatic' }
  | { do: 'disconnect' }
  | { do: 'connect' }
  | { do: 'setFault'; fault: 'none' | 'busy' | 'storeThenFail' }
  /** The worker dies at this point, in this run or in a later one. */
  | { do: 'armKill'; point: KillPoint }
  | { do: 'wait'; hours: number };

const item = fc.nat(5);
const day = fc.integer({ min: 1, max: 5 });

/** A delivery with its publication takes about forty steps, a generation more. */
const killPoint: fc.Arbitrary<KillPoint> = fc.record({
  at: fc.constantFrom('before', 'after'),
  steps: fc.oneof(fc.constant(null), fc.nat(80)),
});

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('plan' as const),
      text: fc.constantFrom('none', 'typed', 'typed', 'article'),
      day,
      afternoon: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      item,
      writer: fc.constantFrom('model', 'offline'),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      how: fc.constantFrom<Change[]>(
        'edit',
        'edit',
        'type',
        'approve',
        'approve',
        'approve',
        'reject',
        'publish',
        'unschedule',
        'generate',
        'generate',
        'stopGeneration',
      ),
      item,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), item, day }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('swap' as const), item, other: item }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('setMode' as const),
      mode: fc.constantFrom('manual', 'review', 'automatic', 'automatic'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('disconnect' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('connect' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('setFault' as const),
      fault: fc.constantFrom('none', 'busy', 'storeThenFail', 'storeThenFail'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('armKill' as const), point: killPoint }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      hours: fc.constantFrom(0.1, 1, 3, 10, 20, 24, 30, 60),
    }),
  },
);

export const commandSequence: fc.Arbitrary<Command[]> = fc.array(command, { minLength: 6, maxLength: 22 });
