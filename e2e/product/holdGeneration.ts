import { expect, type Page, type Route } from '@playwright/test';
import type { Article } from '@rankwright/contracts/articles';
import type { Generation } from '@rankwright/contracts/generations';

const fetchGeneration = async (route: Route): Promise<Generation> => {
  const response = await route.fetch();
  return ((await response.json()) as { generation: Generation }).generation;
};

/** The first half of the text, as it stood while the rest was being written. */
const cutInHalf = (generation: Generation): Generation => {
  const paragraphs = generation.text.split('\n\n');
  const text = paragraphs.slice(0, Math.ceil(paragraphs.length / 2)).join('\n\n');
  return {
    ...generation,
    text,
    state: 'running',
    stage: 'writing',
    section: Math.max(1, text.match(/^## /gm)?.length ?? 0),
    words: text.split(/\s+/).length,
    applied: false,
    finishedAt: null,
  };
};

/** Keeps the next generation half-way on this page, however quick the writer is. */
export const holdGeneration = async (page: Page): Promise<void> => {
  let held: Generation | null = null;
  await page.route(/\/api\/auth\/generations\/[0-9a-f-]+$/, async (route) => {
    let generation = await fetchGeneration(route);
    await expect
      .poll(async () => (generation = await fetchGeneration(route)).state, { timeout: 60_000 })
      .not.toMatch(/queued|running/);
    held = cutInHalf(generation);
    await route.fulfill({ json: { success: true, generation: held } });
  });
  await page.route(/\/api\/auth\/generations$/, async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'POST')
      held = ((await response.json()) as { generation: Generation }).generation;
    await route.fulfill({ response });
  });
  await page.route(/\/api\/auth\/articles\/[0-9a-f-]+$/, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { article: Article };
    await route.fulfill({
      response,
      json: { ...reply, article: { ...reply.article, content: '', generation: held } },
    });
  });
};
