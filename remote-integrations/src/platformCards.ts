import type { Connection } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import type { ComponentType } from 'react';
import type { OpenSetupForm } from './connections/useOpenSetupForm.ts';
import { ShopifyCard } from './shopify/ShopifyCard.tsx';
import { WebflowCard } from './webflow/WebflowCard.tsx';
import { WebhookCard } from './webhook/WebhookCard.tsx';
import { WixCard } from './wix/WixCard.tsx';
import { WordpressCard } from './wordpress/WordpressCard.tsx';

export interface PlatformCardProps {
  connection: Connection | undefined;
  setUp: OpenSetupForm;
}

/** The card of every platform, in the order of the page: the most common platform comes first. */
export const platformCards: Record<Platform, ComponentType<PlatformCardProps>> = {
  wordpress: WordpressCard,
  shopify: ShopifyCard,
  wix: WixCard,
  webflow: WebflowCard,
  webhook: WebhookCard,
};
