export { descriptor as shopify } from './shopify/descriptor.ts';
export { descriptor as webflow } from './webflow/descriptor.ts';
export { descriptor as webhook } from './webhook/descriptor.ts';
export { descriptor as wix } from './wix/descriptor.ts';
export { descriptor as wordpress } from './wordpress/descriptor.ts';
