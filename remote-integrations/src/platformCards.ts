import { platforms, type Platform } from '@rankwright/contracts/limits';
import type { ComponentType } from 'react';
import type { CardProps } from './connections/PlatformCard.tsx';
import { ShopifyCard } from './shopify/ShopifyCard.tsx';
import { WebflowCard } from './webflow/WebflowCard.tsx';
import { WebhookCard } from './webhook/WebhookCard.tsx';
import { WixCard } from './wix/WixCard.tsx';
import { WordpressCard } from './wordpress/WordpressCard.tsx';

/** Platforms with a card of their own; every other one has the general card. */
export const ownCards: Partial<Record<Platform, ComponentType<CardProps>>> = {
  wordpress: WordpressCard,
  shopify: ShopifyCard,
  wix: WixCard,
  webflow: WebflowCard,
  webhook: WebhookCard,
};

/** The platforms in the order of the page: the most common one comes first. */
export const orderedPlatforms = [
  ...new Set([...(Object.keys(ownCards) as Platform[]), ...platforms]),
] as const;
