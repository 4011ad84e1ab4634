import type { PageCheck, Publication } from '@rankwright/contracts/publishing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderScreen } from '../testing/renderScreen.tsx';
import { sampleId } from '../testing/samples.ts';
import { PublicationList } from './PublicationLine.tsx';

const checkedAt = '2026-11-21T20:10:00.000Z';
const noindex = {
  code: 'noindex',
  text: 'The page asks search engines not to list it.',
  needsAttention: true,
} as const;
const sitemap = {
  code: 'sitemap',
  text: 'The sitemap does not list the page.',
  needsAttention: false,
} as const;
const live = (page: PageCheck | null): Publication => ({
  ...{ id: sampleId(1), articleId: sampleId(2), platform: 'wordpress', state: 'live', postId: '1' },
  ...{ url: 'https://garden.example/roses', attempts: 1, nextAttemptAt: null, error: null, remedy: 'none' },
  ...{ version: 1, isDraft: false, visibility: 'public', publicAt: null, page, updatedAt: checkedAt },
});
const open = (page: PageCheck | null, compact = false) =>
  renderScreen(<PublicationList publications={[live(page)]} compact={compact} />);

describe('the live page of a publication', () => {
  it('is said to have no problems once it was looked at', () => {
    const { unmount } = open({ checkedAt, problems: [], unknown: [] });
    expect(screen.getByText(/^Live page checked Nov 2\d: no problems\.$/)).toBeVisible();
    unmount();
    open(null);
    expect(screen.queryByText(/Live page/)).not.toBeInTheDocument();
  });

  it('has its problems listed, and what is not known', async () => {
    const { container } = open({ checkedAt, problems: [noindex, sitemap], unknown: ['Its links.'] });
    const list = screen.getByRole('list', { name: 'Problems of the live page' });
    expect(list).toHaveTextContent(`${noindex.text}${sitemap.text}`);
    expect(screen.getByText('Not known: Its links.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says in small places only that somebody is needed', () => {
    const { unmount } = open({ checkedAt, problems: [sitemap], unknown: [] }, true);
    expect(screen.queryByText(/problem/)).not.toBeInTheDocument();
    unmount();
    open({ checkedAt, problems: [noindex, sitemap], unknown: [] }, true);
    expect(screen.getByText('Page has a problem')).toBeVisible();
    expect(screen.queryByText(noindex.text)).not.toBeInTheDocument();
  });
});
