type Stem = (word: string) => string;

export interface Language {
  name: string;
  /** Lower-case word → what its forms share. */
  stem: Stem;
  stopWords: ReadonlySet<string>;
  /** Words as they are written → their terms, as far as they were asked for. */
  terms: Map<string, string>;
}

interface KnownLanguage {
  language: Language;
  /** Terms that say nothing about the subject. */
  generic: ReadonlySet<string>;
}

export interface Languages {
  get: (name: string) => KnownLanguage;
  /** Name of the language of a text; null when the text is too short to tell. */
  detect: (text: string) => string | null;
}

const stemmed = [
  ...[
    'arabic',
    'bulgarian',
    'danish',
    'dutch',
    'english',
    'finnish',
    'french',
    'german',
    'greek',
    'hungarian',
  ],
  ...['indian', 'indonesian', 'italian', 'lithuanian', 'norwegian', 'portuguese', 'romanian', 'russian'],
  ...['spanish', 'swedish', 'turkish', 'ukrainian'],
];
const unstemmed = ['japanese', 'mandarin'];

/** Words of titles that say nothing about the subject. */
const genericWords = [
  'best better beginner beginners complete easy essential everything expert experts full guide guides introduction know need needs simple step steps tip tips tricks tutorial ultimate way ways why works',
  'anleitung besten einfach einsteiger leitfaden ratgeber richtig schritt tipps wichtig',
  'astuces complet conseils débutants étapes facile guide meilleur meilleurs réussir',
  'completa completo consejos fácil guía mejor mejores pasos principiantes trucos',
  'полное подробное правильно простой руководство советы шаги начинающих лучшие',
  'ガイド 完全 初心者 入門 方法 解説 コツ ポイント',
  '指南 完整 技巧 方法 入门 新手 步骤 攻略',
  '가이드 방법 완벽 초보자 팁 완전',
  'دليل كامل شامل نصائح خطوات للمبتدئين أفضل',
  'गाइड संपूर्ण पूरी सुझाव आसान तरीके शुरुआती',
  'คู่มือ วิธี เคล็ดลับ ฉบับสมบูรณ์ มือใหม่',
].flatMap((line) => line.split(' '));

/** Endings that Korean adds to a noun. */
const koreanEnding =
  /(?<=[\p{Script=Hangul}]{2})(?:에서|으로|까지|부터|은|는|이|가|을|를|의|에|로|와|과|도|만)$/u;
const stemKorean = (word: string): string => word.replace(koreanEnding, '');

/** German verbs and the nouns of them share a stem: “pflanzen”, “Pflanzung”. */
const stemGermanNoun = (term: string): string => term.replace(/(?<=.{4})ung$/u, '');

const loadStemmer = async (name: string): Promise<Stem> => {
  if (!stemmed.includes(name)) return (word) => word;
  const { stemmer } = (await import(`@orama/stemmers/${name}`)) as { stemmer: Stem };
  return name === 'german' ? (word) => stemGermanNoun(stemmer(word)) : stemmer;
};

const loadLanguage = async (name: string): Promise<Language> => {
  const { stopwords } = (await import(`@orama/stopwords/${name}`)) as { stopwords: string[] };
  const stem = await loadStemmer(name);
  return { name, stem, stopWords: new Set(stopwords.map((word) => word.toLowerCase())), terms: new Map() };
};

const createPlain = (name: string, stem: Stem): Language => ({
  name,
  stem,
  stopWords: new Set(),
  terms: new Map(),
});

const scripts: [string, RegExp][] = [
  ['japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['korean', /\p{Script=Hangul}/gu],
  ['thai', /\p{Script=Thai}/gu],
  ['mandarin', /\p{Script=Han}/gu],
];

/** Languages with a script of their own: a tenth of the letters is enough, because they mix with others. */
const detectScript = (text: string): string | undefined => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(([, pattern]) => (text.match(pattern)?.length ?? 0) * 10 > letters)?.[0];
};

const createDetector = (languages: readonly Language[]): Languages['detect'] => {
  /** Stop word → the languages that have it. */
  const names = new Map<string, string[]>();
  for (const { name, stopWords } of languages)
    for (const word of stopWords) names.set(word, [...(names.get(word) ?? []), name]);
  const countStopWords = (text: string) => {
    const counts = new Map<string, number>();
    for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu))
      for (const name of names.get(word) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1]);
  };
  return (text) => {
    const script = detectScript(text);
    if (script) return script;
    const [first, second] = countStopWords(text);
    return first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
  };
};

const load = async (): Promise<Languages> => {
  const loaded = await Promise.all([...stemmed, ...unstemmed].map(loadLanguage));
  const all = [...loaded, createPlain('korean', stemKorean), createPlain('thai', (word) => word)];
  const known = new Map(
    all.map((language) => [
      language.name,
      { language, generic: new Set(genericWords.map((word) => language.stem(word))) },
    ]),
  );
  const get = (name: string): KnownLanguage => {
    const found = known.get(name);
    if (!found) throw new Error(`No language is called ${name}.`);
    return found;
  };
  return { get, detect: createDetector(loaded) };
};

let loading: Promise<Languages> | undefined;

/** Loaded with the first request: most threads need none. */
export const loadLanguages = (): Promise<Languages> => (loading ??= load());
