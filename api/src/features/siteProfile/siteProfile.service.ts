export { getSiteProfile } from './siteProfile.repository.ts';
