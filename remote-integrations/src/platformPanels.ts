import type { Platform } from '@rankwright/contracts/limits';
import type { ComponentType } from 'react';
import type { PlatformPanelProps } from './connections/PlatformPanel.tsx';
import { ShopifyPanel } from './shopify/ShopifyPanel.tsx';
import { WebflowPanel } from './webflow/WebflowPanel.tsx';
import { WebhookPanel } from './webhook/WebhookPanel.tsx';
import { WixPanel } from './wix/WixPanel.tsx';
import { WordpressPanel } from './wordpress/WordpressPanel.tsx';

/** Platforms with a panel of their own; every other one has the general one. */
export const ownPanels: Partial<Record<Platform, ComponentType<PlatformPanelProps>>> = {
  wordpress: WordpressPanel,
  shopify: ShopifyPanel,
  wix: WixPanel,
  webflow: WebflowPanel,
  webhook: WebhookPanel,
};
