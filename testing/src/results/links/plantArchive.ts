import { createSeededRandom } from '../../crash/createSeededRandom.ts';
import { asianLanguages } from './asian.ts';
import { englishLanguages } from './english.ts';
import { europeanLanguages } from './european.ts';
import type { Aspect, Language, Thing } from './language.ts';
import { writeDecoy } from './writeDecoy.ts';

export interface PlantedArticle {
  id: string;
  title: string;
  keyword: string;
  /** Markdown. */
  content: string;
  url: string;
  language: string;
  /** Where the text names another article's subject so that a link could stand there. */
  mentions: { target: string; start: number; end: number }[];
  /** Where a link would be right too: the text names a thing, and what it says about it cannot be linked. */
  alternatives: { target: string; start: number; end: number }[];
}

type Random = () => number;
/** An article before its text is written; without an aspect, it is about the thing as such. */
interface Plan {
  id: string;
  language: Language;
  cluster: number;
  thing: Thing;
  aspect: Aspect | null;
}
interface Sentence {
  text: string;
  phrase?: string;
  /** The article that the phrase names. */
  target?: string | undefined;
  /** The article about the thing in the phrase, where the other one cannot be meant or found. */
  alternative?: string | undefined;
}

const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)] as T;
const fill = (frame: string, words: Readonly<Record<string, string>>): string =>
  frame.replace(/\{(\w)\}/g, (_, name: string) => words[name] ?? '');
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Every second thing has an article of its own beside those about its aspects. */
const planArticles = (): Plan[] =>
  [...englishLanguages, ...europeanLanguages, ...asianLanguages].flatMap((language, cluster) =>
    language.cluster.things.flatMap((thing, index) =>
      [...language.cluster.aspects, ...(index % 2 === 0 ? [null] : [])].map((aspect, at) => ({
        ...{ id: `${cluster}-${index}-${at}`, language, cluster, thing, aspect },
      })),
    ),
  );

const getUrl = (id: string): string => `https://archive.example/posts/${id}/`;

/** Names the subject of an article in a sentence; one in six times in other words than its title has. */
const nameArticle = (plan: Plan, hub: Plan | undefined, random: Random): Sentence => {
  const { frames, mentions, synonyms = mentions } = plan.language;
  const isSynonym = random() < 1 / 6;
  const { thing, aspect } = plan;
  const phrase = aspect ? pick(isSynonym ? synonyms : mentions, random)(thing, aspect) : (thing[0] ?? '');
  const text = fill(pick(aspect ? frames.mention : frames.thing, random), { m: phrase, t: phrase });
  // Some stand out in bold.
  const isBold = random() < 0.1;
  return {
    text: isBold ? text.replace(phrase, `**${phrase}**`) : text,
    phrase,
    target: plan.id,
    alternative: isSynonym ? hub?.id : undefined,
  };
};

/** Sentences about the cluster, about an aspect as such, and about things that no article is about. */
const writeFiller = (plan: Plan, count: number, random: Random): Sentence[] => {
  const { frames, cluster } = plan.language;
  const loneThings = cluster.things.filter((_, index) => index % 2 === 1);
  return Array.from({ length: count }, (_, index) => {
    const [w, v] = [pick(cluster.vocabulary, random), pick(cluster.vocabulary, random)];
    if (index < 2)
      return { text: fill(pick(frames.aspect, random), { a: pick(cluster.aspects, random)[0] ?? '' }) };
    if (index === 2)
      return { text: fill(pick(frames.thing, random), { t: pick(loneThings, random)[0] ?? '' }) };
    return { text: fill(pick(frames.plain, random), { w, v }) };
  });
};

const shuffle = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((value) => ({ value, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);

const joinSentences = (sentences: readonly Sentence[], offset: number, separator: string, lead: string) => {
  let text = '';
  const mentions: PlantedArticle['mentions'] = [];
  const alternatives: PlantedArticle['alternatives'] = [];
  for (const sentence of sentences) {
    const { phrase = '', target, alternative } = sentence;
    text += (text ? separator : '') + lead;
    const start = offset + text.length + sentence.text.indexOf(phrase);
    const place = { start, end: start + phrase.length };
    if (target) mentions.push({ target, ...place });
    if (alternative) alternatives.push({ target: alternative, ...place });
    text += sentence.text;
  }
  return { text, mentions, alternatives };
};

/** Paragraphs of three to five sentences, at most one with a mention each, and some lists. */
const writeBlocks = (
  named: readonly Sentence[],
  filler: readonly Sentence[],
  random: Random,
): Sentence[][] => {
  const rest = shuffle(filler, random);
  const blocks: Sentence[][] = named.map((sentence) => [sentence]);
  while (blocks.length * 4 < filler.length + named.length) blocks.push([]);
  for (const block of blocks) block.push(...rest.splice(0, 3 + Math.floor(random() * 2)));
  return shuffle(
    blocks.filter((block) => block.length > 0).map((block) => shuffle(block, random)),
    random,
  );
};

const writeArticle = (plan: Plan, plans: readonly Plan[], random: Random): PlantedArticle => {
  const { language, thing, aspect } = plan;
  const { frames, cluster } = language;
  const siblings = shuffle(
    plans.filter((other) => other.cluster === plan.cluster && other.id !== plan.id),
    random,
  );
  const findHub = (of: Thing) => siblings.find((other) => other.thing === of && !other.aspect);
  const hub = findHub(thing);
  const about = siblings.filter((other) => other.aspect);
  const named = about.slice(0, 1 + Math.floor(random() * 3));
  const [linked, disguised] = about.slice(3, 5) as [Plan, Plan];
  const sentences = [...(hub ? [hub] : []), ...named].map((other) =>
    nameArticle(other, findHub(other.thing), random),
  );
  const homonyms = random() < 0.4 ? cluster.homonyms.slice(0, 1 + Math.floor(random() * 2)) : [];
  const filler = [
    ...writeFiller(plan, 50 + Math.floor(random() * 40), random),
    ...homonyms.map((h) => ({ text: fill(frames.homonym ?? '', { h }) })),
    // Named in plain words, but linked further down already.
    { ...nameArticle(linked, undefined, random), target: undefined, alternative: findHub(linked.thing)?.id },
  ];
  const name = (other: Plan) => language.mentions[0]?.(other.thing, other.aspect ?? []) ?? '';
  const blocks = writeBlocks(sentences, filler, random);
  const title = capitalize(aspect ? pick(language.titles, random)(thing, aspect) : (thing[0] ?? ''));
  let content = random() < 0.5 ? `# ${title}\n\n` : '';
  const mentions: PlantedArticle['mentions'] = [];
  const alternatives: PlantedArticle['alternatives'] = [];
  blocks.forEach((block, index) => {
    const isList = random() < 0.15;
    const written = joinSentences(block, content.length, isList ? '\n' : ' ', isList ? '- ' : '');
    content += `${written.text}\n\n`;
    mentions.push(...written.mentions);
    alternatives.push(...written.alternatives);
    if (index === 1) content += `${writeDecoy(name(disguised), frames, random)}\n\n`;
    if (index === 3) content += `[${name(linked)}](${getUrl(linked.id)})\n\n`;
    if (index % 5 === 4) content += `## ${fill(frames.heading, { m: pick(cluster.vocabulary, random) })}\n\n`;
  });
  const keyword = aspect ? language.keyword(thing, aspect) : (thing[0] ?? '');
  return {
    id: plan.id,
    title,
    // Imported posts have none.
    keyword: random() < 0.6 ? keyword : '',
    content: content.trimEnd(),
    url: getUrl(plan.id),
    language: cluster.language,
    mentions,
    alternatives,
  };
};

/**
 * An archive in known clusters, in eleven languages. Each article names the subjects of up to four others of its cluster
 * in a sentence, inflected, in another order or in other words. What looks the same and is none: a subject in a heading,
 * in code, in a link, in HTML or in an image; one that is linked already; a thing or an aspect alone; a phrase that means
 * something else in another cluster.
 */
export const plantArchive = (seed: number): PlantedArticle[] => {
  const random = createSeededRandom(seed);
  const plans = planArticles();
  return plans.map((plan) => writeArticle(plan, plans, random));
};
