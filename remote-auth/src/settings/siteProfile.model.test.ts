import { emptySiteProfile } from '@rankwright/contracts/siteProfile';
import { createSiteProfileForm, toSiteProfile, validateSiteProfileForm } from './siteProfile.model.ts';

const profile = {
  ...emptySiteProfile,
  niche: 'Rose gardening',
  facts: ['We ship bare-root roses.', 'Founded in 1998.'],
  ownPages: [{ title: 'About us', url: 'https://roses.example/about' }],
};

describe('site profile form', () => {
  it('gives back the profile that it was made from', () => {
    expect(toSiteProfile(createSiteProfileForm(profile))).toEqual(profile);
  });

  it('ignores empty lines and takes a URL alone as its own title', () => {
    const form = { ...createSiteProfileForm(profile), facts: 'One\n\n  Two ', ownPages: 'https://a.example' };
    expect(toSiteProfile(form).facts).toEqual(['One', 'Two']);
    expect(toSiteProfile(form).ownPages).toEqual([{ title: 'https://a.example', url: 'https://a.example' }]);
  });

  it('rejects a page without a URL', () => {
    const form = { ...createSiteProfileForm(profile), ownPages: 'About us' };
    expect(validateSiteProfileForm(form).ownPages).toMatch(/About us.*has no URL/);
    expect(validateSiteProfileForm(createSiteProfileForm(profile))).toEqual({});
  });
});
