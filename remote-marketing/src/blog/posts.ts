import { aCalendarYouWillActuallyKeep } from './posts/aCalendarYouWillActuallyKeep.ts';
import { howSearchIntentShapesAnArticle } from './posts/howSearchIntentShapesAnArticle.ts';
import { internalLinksThatEarnTheirPlace } from './posts/internalLinksThatEarnTheirPlace.ts';
import { localSeoForASingleShop } from './posts/localSeoForASingleShop.ts';
import { productPagesThatAnswerQuestions } from './posts/productPagesThatAnswerQuestions.ts';
import { readingYourAnalyticsWithoutGuessing } from './posts/readingYourAnalyticsWithoutGuessing.ts';
import { rewritingOldPosts } from './posts/rewritingOldPosts.ts';
import { technicalSeoChecksBeforeYouPublish } from './posts/technicalSeoChecksBeforeYouPublish.ts';
import type { BlogPost } from './post.ts';

/** The blog posts, newest first. */
export const posts: readonly BlogPost[] = [
  howSearchIntentShapesAnArticle,
  aCalendarYouWillActuallyKeep,
  internalLinksThatEarnTheirPlace,
  technicalSeoChecksBeforeYouPublish,
  localSeoForASingleShop,
  productPagesThatAnswerQuestions,
  readingYourAnalyticsWithoutGuessing,
  rewritingOldPosts,
];

export const findPostBySlug = (slug: string | undefined): BlogPost | undefined =>
  posts.find((post) => post.slug === slug);
