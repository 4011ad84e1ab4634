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

  it('shows lists one entry a line, and trims what is entered', () => {
    const full = {
      ...profile,
      audience: 'gardeners',
      tone: 'calm',
      products: ['Shears', 'Gloves'],
      avoidWords: ['cheap', 'best'],
      ownPages: [...profile.ownPages, { title: 'Shop', url: 'http://roses.example/shop' }],
    };
    const form = createSiteProfileForm(full);
    expect(form).toEqual({
      niche: 'Rose gardening',
      audience: 'gardeners',
      tone: 'calm',
      facts: 'We ship bare-root roses.\nFounded in 1998.',
      products: 'Shears\nGloves',
      avoidWords: 'cheap\nbest',
      ownPages: 'About us https://roses.example/about\nShop http://roses.example/shop',
    });
    const spaced = Object.fromEntries(Object.entries(form).map(([name, text]) => [name, ` ${text} `]));
    expect(toSiteProfile({ ...form, ...spaced })).toEqual(full);
  });

  it('takes any blanks between a title and its URL', () => {
    const form = { ...createSiteProfileForm(profile), ownPages: 'About  us \t https://a.example' };
    expect(toSiteProfile(form).ownPages).toEqual([{ title: 'About  us', url: 'https://a.example' }]);
  });

  it.each(['Shop ftp://roses.example', 'Shop xhttps://roses.example', 'Shop https://'])(
    'rejects the page “%s”',
    (ownPages) => {
      const form = { ...createSiteProfileForm(profile), ownPages };
      expect(validateSiteProfileForm(form)).toEqual({
        ownPages: `“${ownPages}” has no URL. End each line with one.`,
      });
      expect(toSiteProfile(form).ownPages).toEqual([]);
    },
  );
});
