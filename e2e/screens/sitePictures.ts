import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { paths } from '@rankwright/contracts/paths';
import sharp from 'sharp';
import settings from '../playwright.config.ts';
import { connectPlatforms } from '../product/connectPlatforms.ts';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { startFakes } from '../product/startFakes.ts';
import { startProduct } from '../product/startProduct.ts';
import { watchNetwork } from '../product/watchNetwork.ts';
import { waitForScreen } from './apiCondition.ts';
import { rewriteText } from './interactions/generator.ts';
import { interactions } from './interactions/interactions.ts';
import { seedContent } from './seed.ts';

/** Takes the pictures of the public site (`remote-marketing/src/pictures`) from the product, in both color schemes. */
const folder = path.resolve(import.meta.dirname, '../../remote-marketing/src/pictures');
/** `pictureSize` of the site. */
const pictureSize = { width: 1280, height: 800 };
const fileWidth = 1600;
/** `phonePictureSize` of the site. */
const phoneWidth = 720;
const format = { quality: 78 } as const;
/** Height of the top bar with some room below it. */
const topBar = 96;
const schemes = ['light', 'dark'] as const;

const fakes = await startFakes();
/** Without the fake writer: the pictures show texts of the built-in writer. */
const environment = Object.fromEntries(
  Object.entries(fakes.env).filter(([name]) => !name.startsWith('WRITER_')),
);
const product = await startProduct(environment);
const member = await createMember(product.url, {
  displayName: 'Ada Rose',
  email: 'ada@garden-notes.example',
});
await connectPlatforms(member);
const article = await seedContent(member, { hasLongWords: false });
const nextMonth = new Date();
nextMonth.setUTCMonth(nextMonth.getUTCMonth() + 1, 1);

const wordyText = `In order to get more flowers, prune climbing roses prior to the first warm days. A large number of gardeners wait until the buds are open.

Utilize sharp shears, due to the fact that a clean cut closes faster.

Don't cut every old cane at once. It's better to take one or two a year.`;

const findInteraction = (wanted: string): ((page: Page) => Promise<void>) => {
  const interact = interactions.find(({ name }) => name === wanted)?.interact;
  if (!interact) throw new Error(`There is no interaction ${wanted}.`);
  return interact;
};

interface SitePicture {
  name: string;
  /** Of the window, in the proportion of the pictures; otherwise their own. */
  size?: typeof pictureSize;
  address: string;
  interact?: (page: Page) => Promise<void>;
  /** Where the square for phones begins, from the left: 0 to 1. */
  phoneStart: number;
  /** What the picture begins with, below the top bar; otherwise the top of the page. */
  start?: (page: Page) => Locator;
}

const pictures: readonly SitePicture[] = [
  {
    name: 'planner',
    phoneStart: 0.52,
    address: paths.plannerMonth(nextMonth.getUTCFullYear(), nextMonth.getUTCMonth() + 1),
    size: { width: 1440, height: 900 },
  },
  { name: 'writing', phoneStart: 0.08, address: paths.article(article) },
  { name: 'history', phoneStart: 0.58, address: paths.contentHistory },
  {
    name: 'rewriting',
    phoneStart: 0.58,
    address: paths.generateContent,
    interact: (page) => rewriteText(page, wordyText),
    start: (page) => page.getByRole('tab', { name: 'Compare' }),
  },
  {
    name: 'ideas',
    phoneStart: 0.58,
    address: paths.generateContent,
    interact: findInteraction('ideas-result'),
    start: (page) => page.getByRole('heading', { name: /ideas for/ }),
  },
  {
    name: 'publishing',
    phoneStart: 0.58,
    address: paths.distribution,
    interact: findInteraction('distribution-results'),
    start: (page) => page.getByRole('heading', { name: 'Platforms' }),
  },
];

const takePicture = async (
  browser: Browser,
  viewer: Member,
  { name, address, phoneStart, interact, start, size = pictureSize }: SitePicture,
): Promise<void> => {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: fileWidth / size.width,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    storageState: createStorageState(product.url, viewer),
  });
  const page = await context.newPage();
  const network = watchNetwork(page);
  await page.goto(`${product.url}${address}`);
  await waitForScreen(page, network);
  await interact?.(page);
  await page.mouse.move(1, 1);
  await start?.(page).evaluate(
    (element, offset) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - offset),
    topBar,
  );
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const screenshot = sharp(await page.screenshot({ animations: 'disabled' }));
    const { width, height } = await screenshot.metadata();
    await screenshot
      .clone()
      .webp(format)
      .toFile(path.join(folder, `${name}.${colorScheme}.webp`));
    await screenshot
      .extract({ left: Math.round(phoneStart * (width - height)), top: 0, width: height, height })
      .resize(phoneWidth)
      .webp(format)
      .toFile(path.join(folder, `${name}.${colorScheme}.phone.webp`));
  }
  await context.close();
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(settings.use?.launchOptions);
for (const picture of pictures) await takePicture(browser, member, picture);
await browser.close();
await product.stop();
fakes.stop();
console.log(
  `${pictures.length * schemes.length} pictures, wide and for phones, in remote-marketing/src/pictures/`,
);
