import { createCluster, type Language } from './language.ts';

const createEnglish = (things: string, aspects: string, vocabulary: string, homonyms?: readonly string[]) =>
  createCluster('english', things, aspects, vocabulary, homonyms);

const computing = ['storing cookies', 'cleaning windows', 'freezing cookies'];

/** Groups that share single words: climbing, tea, training, feeding, buying, pages, tests. */
const englishClusters: readonly ReturnType<typeof createEnglish>[] = [
  createEnglish(
    'climbing roses/climbing rose, tea roses/tea rose, rose hedges/rose hedge, potted roses/potted rose',
    'pruning/prune/cutting back, feeding/feed/fertilizing, planting/plant/setting out, training/train/tying in',
    'soil bloom bud thorn stem garden mulch frost compost leaf spade shade petal trellis season bed',
  ),
  createEnglish(
    'snake plants/snake plant, fig trees/fig tree, hanging ferns/hanging fern, desert cacti/desert cactus',
    'watering/water/moistening, repotting/repot/moving, feeding/feed/nourishing, buying/buy/choosing',
    'pot window sill root drainage moisture humidity leaf light peat tray saucer tropical shelf balcony moss',
  ),
  createEnglish(
    'rescue dogs/rescue dog, young puppies/young puppy, herding dogs/herding dog, old dogs/old dog',
    'training/train/teaching, feeding/feed/nourishing, grooming/groom/brushing, walking/walk/exercising',
    'leash treat owner bark kennel vet paw tail bowl collar coat behaviour park reward whistle breed',
  ),
  createEnglish(
    'climbing shoes/climbing shoe, climbing ropes/climbing rope, chalk bags/chalk bag, belay devices/belay device',
    'cleaning/clean/washing, buying/buy/choosing, storing/store/keeping, testing/test/checking',
    'wall route grip crag fall boulder partner anchor summit knot helmet finger rock gym slab rubber',
  ),
  createEnglish(
    'green tea/green teas, oolong tea/oolong teas, herbal tea/herbal teas, iced tea/iced teas',
    'brewing/brew/steeping, storing/store/keeping, tasting/taste/sampling, buying/buy/choosing',
    'cup leaf kettle aroma infusion water harvest pot temperature bitter garden steam sip flavour tin spoon',
  ),
  createEnglish(
    'espresso machines/espresso machine, coffee grinders/coffee grinder, cold brews/cold brew, filter papers/filter paper',
    'cleaning/clean/descaling, buying/buy/choosing, storing/store/keeping, testing/test/comparing',
    'bean roast barista crema water pressure cup dose burr flavour kettle steam morning milk scale aroma',
  ),
  createEnglish(
    'landing pages/landing page, product pages/product page, internal links/internal link, search snippets/search snippet',
    'planning/plan/outlining, writing/write/drafting, testing/test/comparing, auditing/audit/reviewing',
    'ranking query crawler visitor keyword title click result intent index traffic content anchor site heading visibility',
    computing,
  ),
  createEnglish(
    'welcome emails/welcome email, subject lines/subject line, monthly newsletters/monthly newsletter, mailing lists/mailing list',
    'planning/plan/outlining, writing/write/drafting, testing/test/comparing, scheduling/schedule/timing',
    'inbox subscriber open audience campaign sender reader segment offer reply spam consent template unsubscribe delivery copy',
  ),
  createEnglish(
    'unit tests/unit test, python packages/python package, query builders/query builder, background jobs/background job',
    'writing/write/composing, testing/test/verifying, publishing/publish/releasing, documenting/document/describing',
    'code function module variable release compiler bug branch commit library type repository server deploy cache session',
    computing,
  ),
  createEnglish(
    'ball pythons/ball python, corn snakes/corn snake, bearded dragons/bearded dragon, leopard geckos/leopard gecko',
    'feeding/feed/nourishing, sheltering/shelter/keeping, handling/handle/holding, buying/buy/choosing',
    'terrarium heat lamp scale prey substrate shed reptile humidity hide basking claw vivarium cricket mouse tail',
  ),
  createEnglish(
    'sales teams/sales team, remote workers/remote worker, summer interns/summer intern, shift managers/shift manager',
    'training/train/coaching, hiring/hire/recruiting, scheduling/schedule/rostering, paying/pay/compensating',
    'office salary contract meeting interview skill feedback holiday payroll candidate goal culture review bonus desk mentor',
  ),
  createEnglish(
    'road bikes/road bike, mountain bikes/mountain bike, bike chains/bike chain, gravel tyres/gravel tyre',
    'cleaning/clean/washing, buying/buy/choosing, storing/store/keeping, testing/test/checking',
    'rider wheel saddle gear brake trail pedal frame helmet route climb pump descent cassette lubricant handlebar',
  ),
  createEnglish(
    'cookies/cookie, sourdough loaves/sourdough loaf, pie crusts/pie crust, layer cakes/layer cake',
    'storing/store/keeping, baking/bake/making, freezing/freeze/chilling, decorating/decorate/icing',
    'oven flour sugar butter dough crumb recipe vanilla tray egg yeast chocolate whisk kitchen glaze pastry',
  ),
  createEnglish(
    'windows/window, hardwood floors/hardwood floor, wool carpets/wool carpet, kitchen ovens/kitchen oven',
    'cleaning/clean/wiping, polishing/polish/buffing, protecting/protect/sealing, buying/buy/choosing',
    'cloth vinegar stain dust bucket sponge streak detergent glass household varnish vacuum room wax tile soap',
  ),
];

const english: Omit<Language, 'cluster'> = {
  keyword: ([, singular], [noun]) => `${singular} ${noun}`,
  mentions: [
    ([plural], [noun]) => `${noun} ${plural}`,
    ([plural], [, verb]) => `${verb} ${plural}`,
    ([, singular], [noun]) => `${singular} ${noun}`,
    ([plural], [, verb]) => `${verb} your ${plural}`,
    ([plural], [noun]) => `${noun} of ${plural}`,
  ],
  synonyms: [([plural], [, , other]) => `${other} ${plural}`],
  titles: [
    ([plural], [, verb]) => `How to ${verb} ${plural}: a complete guide for beginners`,
    ([plural], [noun]) => `The ultimate guide to ${noun} ${plural}`,
    ([plural], [noun]) => `7 tips for ${noun} ${plural} in 2026`,
    ([plural], [noun]) => `${plural}: what nobody tells you about ${noun}`,
    ([, singular], [noun]) => `${singular} ${noun} – lessons from ten years`,
    ([plural], [, verb]) => `Why you should ${verb} ${plural} twice a year`,
  ],
  frames: {
    mention: [
      'Before you go on, {m} deserves an hour of your time.',
      'We have seen {m} go wrong more often than anything else.',
      'Much of this depends on {m}, which is a subject of its own.',
      'If {m} is new to you, start small.',
      'Nobody gets {m} right the first time.',
    ],
    thing: [
      'People who own {t} will know the feeling.',
      'There is more to {t} than the catalogue says.',
      'Last year we compared four kinds of {t}.',
    ],
    plain: [
      'A good {w} makes the {v} last longer.',
      'Keep the {w} away from the {v} while you work.',
      'Most people forget the {w} until the {v} shows it.',
      'The {w} matters less than the {v}, whatever the shop says.',
      'Every {w} is different, and so is every {v}.',
      'Write down what the {w} did last month.',
      'One {v} is enough for a start.',
      'Ask somebody with an older {w} before you change the {v}.',
    ],
    aspect: [
      'Good {a} takes patience.',
      'There are days when {a} has to wait.',
      'All {a} begins with a plan.',
    ],
    homonym: 'Our tools spend half of their time {h}, as the log shows.',
    heading: 'A word about {m}',
  },
};

export const englishLanguages: readonly Language[] = englishClusters.map((cluster) => ({
  ...english,
  cluster,
}));
