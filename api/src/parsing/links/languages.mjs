// Plain JavaScript, because the TypeScript loader does not run in worker threads.

/**
 * @typedef {object} Language
 * @property {string} name
 * @property {(word: string) => string} stem Lower-case word → what its forms share.
 * @property {ReadonlySet<string>} stopWords
 * @property {Map<string, string>} terms Words as they are written → their terms, as far as they were asked for.
 */

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
const stemKorean = (word) => word.replace(koreanEnding, '');

/** German verbs and the nouns of them share a stem: “pflanzen”, “Pflanzung”. */
const stemGermanNoun = (term) => term.replace(/(?<=.{4})ung$/u, '');

const loadStemmer = async (name) => {
  if (!stemmed.includes(name)) return (word) => word;
  const { stemmer } = await import(`@orama/stemmers/${name}`);
  return name === 'german' ? (word) => stemGermanNoun(stemmer(word)) : stemmer;
};

const loadLanguage = async (name) => {
  const { stopwords } = await import(`@orama/stopwords/${name}`);
  const stem = await loadStemmer(name);
  return { name, stem, stopWords: new Set(stopwords.map((word) => word.toLowerCase())), terms: new Map() };
};

const createPlain = (name, stem) => ({ name, stem, stopWords: new Set(), terms: new Map() });

const scripts = [
  ['japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['korean', /\p{Script=Hangul}/gu],
  ['thai', /\p{Script=Thai}/gu],
  ['mandarin', /\p{Script=Han}/gu],
];

/** Languages with a script of their own: a tenth of the letters is enough, because they mix with others. */
const detectScript = (text) => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(([, pattern]) => (text.match(pattern)?.length ?? 0) * 10 > letters)?.[0];
};

const createDetector = (languages) => {
  /** Stop word → the languages that have it. */
  const names = new Map();
  for (const { name, stopWords } of languages)
    for (const word of stopWords) names.set(word, [...(names.get(word) ?? []), name]);
  const countStopWords = (text) => {
    const counts = new Map();
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

const load = async () => {
  const loaded = await Promise.all([...stemmed, ...unstemmed].map(loadLanguage));
  const languages = new Map(
    [...loaded, createPlain('korean', stemKorean), createPlain('thai', (word) => word)].map((language) => [
      language.name,
      language,
    ]),
  );
  const isGeneric = (name) => {
    const { stem } = languages.get(name);
    return new Set(genericWords.map((word) => stem(word)));
  };
  const generic = new Map([...languages.keys()].map((name) => [name, isGeneric(name)]));
  return { languages, generic, detect: createDetector(loaded) };
};

let loading;

/** Loaded with the first request: most threads need none. */
export const loadLanguages = () => (loading ??= load());
