import {
  createKeyword,
  deleteKeyword,
  importKeywords,
  listKeywords,
  restoreKeyword,
  type Keyword,
  type KeywordInput,
} from '@rankwright/contracts/planner';
import { answer, sampleId } from '@rankwright/sdk/testing';

export const sampleKeyword = (number: number, change: Partial<Keyword> = {}): Keyword => ({
  id: sampleId(number),
  keyword: `keyword ${number}`,
  volume: 90,
  difficulty: 4,
  category: null,
  estimated: false,
  ...change,
});

const made = (input: KeywordInput, number: number): Keyword =>
  sampleKeyword(number, {
    keyword: input.keyword,
    volume: input.volume ?? null,
    difficulty: input.difficulty ?? 1,
  });

/** The calls of the keyword list over one that is kept while the test runs; `sent` holds what it was told. */
export const keywordApi = (list: Keyword[] = [], sent: unknown[] = []) => {
  const removed: Keyword[] = [];
  const move = (id: unknown, from: Keyword[], to: Keyword[]): Keyword | undefined => {
    const [found] = from.splice(
      from.findIndex((keyword) => keyword.id === id),
      1,
    );
    if (found) to.push(found);
    return found;
  };
  return [
    answer(listKeywords, () => ({ success: true as const, keywords: [...list] })),
    answer(createKeyword, ({ body }) => {
      sent.push(body);
      const keyword = made(body as KeywordInput, 500 + list.length);
      list.push(keyword);
      return { success: true as const, ...keyword };
    }),
    answer(importKeywords, ({ body }) => {
      sent.push(body);
      const { keywords } = body as { keywords: KeywordInput[] };
      const added = keywords.map((input, index) => made(input, 600 + index));
      list.push(...added);
      return { success: true as const, added, skipped: [] };
    }),
    answer(deleteKeyword, ({ params }) => {
      move(params.id, list, removed);
      return { success: true as const };
    }),
    answer(restoreKeyword, ({ params }) => ({
      success: true as const,
      ...(move(params.id, removed, list) ?? sampleKeyword(0)),
    })),
  ];
};
