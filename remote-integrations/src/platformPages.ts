import type { Platform } from '@rankwright/contracts/limits';
import type { ComponentType } from 'react';
import type { PlatformPageProps } from './connections/PlatformPage.tsx';
import { ShopifyPage } from './shopify/ShopifyPage.tsx';
import { WebflowPage } from './webflow/WebflowPage.tsx';
import { WebhookPage } from './webhook/WebhookPage.tsx';
import { WixPage } from './wix/WixPage.tsx';
import { WordpressPage } from './wordpress/WordpressPage.tsx';

/** Platforms with a page of their own; every other one has the general page. */
export const ownPages: Partial<Record<Platform, ComponentType<PlatformPageProps>>> = {
  wordpress: WordpressPage,
  shopify: ShopifyPage,
  wix: WixPage,
  webflow: WebflowPage,
  webhook: WebhookPage,
};
