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

  it.each([
    ...['buy', 'order', 'price', 'prices', 'pricing', 'cost', 'costs', 'cheap', 'cheapest', 'affordable'],
    ...['deal', 'deals', 'discount', 'discounts', 'coupon', 'coupons', 'for sale', 'near me', 'hire', 'book'],
    ...['rent', 'rental', 'quote', 'quotes', 'delivery', 'shop', 'store', 'online'],
  ])('reads “roses %s” as a wish to buy', (word) => {
    expect(detectIntent(`roses ${word}`)).toBe('Transactional');
    expect(detectIntent(`roses x${word.replace(' ', 'x')}x`)).toBeNull();
  });

  it.each([
    ...['best', 'top', 'review', 'reviews', 'vs', 'versus', 'compare', 'compared', 'comparison'],
    ...['alternative', 'alternatives', 'brand', 'brands', 'worth it'],
  ])('reads “roses %s” as a comparison', (word) => expect(detectIntent(`roses ${word}`)).toBe('Commercial'));

  it.each([
    ...['guide', 'tips', 'ideas', 'example', 'examples', 'tutorial', 'meaning', 'definition', 'checklist'],
    ...['template', 'templates', 'learn', 'explained', 'basics', 'for beginners', 'steps', 'mistakes'],
    ...['benefits', 'types of', 'difference'],
  ])('reads “roses %s” as a question', (word) => expect(detectIntent(`roses ${word}`)).toBe('Informational'));

  it.each(['rose pruning', 'topiary', 'whole foods', 'bookcase', 'issue tracker'])(
    'does not guess the intent of %s',
    (keyword) => expect(detectIntent(keyword)).toBeNull(),
  );
});
