import { detectIntent } from './intent.model.ts';

describe('detectIntent', () => {
  it.each([
    ['how to prune roses', 'Informational'],
    ['what does a landscape gardener cost', 'Informational'],
    ['rose pruning guide', 'Informational'],
    ['Types of climbing roses', 'Informational'],
    ['best pruning shears', 'Commercial'],
    ['felco vs fiskars', 'Commercial'],
    ['bare root roses for sale', 'Transactional'],
    ['Gardener near me', 'Transactional'],
    ['pruning shears price', 'Transactional'],
  ])('reads %s as %s', (keyword, intent) => expect(detectIntent(keyword)).toBe(intent));

  it.each(['rose pruning', 'topiary', 'whole foods', 'bookcase', 'issue tracker'])(
    'does not guess the intent of %s',
    (keyword) => expect(detectIntent(keyword)).toBeNull(),
  );
});
