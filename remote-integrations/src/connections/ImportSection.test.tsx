import {
  getArchiveImport,
  startArchiveImport,
  stopArchiveImport,
  type ArchiveImport,
} from '@rankwright/contracts/archive';
import { mockApi, mockError, mockReply, renderScreen } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { runningImport, sampleImport } from '../testing/sampleImport.ts';
import { ImportSection } from './ImportSection.tsx';

const api = mockApi();
const answer = (found: ArchiveImport | null) => mockReply(getArchiveImport, { success: true, import: found });
const open = (found: ArchiveImport | null) => {
  api.use(answer(found));
  return renderScreen(<ImportSection platform="wordpress" />);
};

describe('importing existing posts', () => {
  it('starts the first import and shows how far it is', async () => {
    const { user, container } = open(null);
    api.use(mockReply(startArchiveImport, { success: true, import: runningImport }));
    const start = await screen.findByRole('button', { name: 'Import posts' });
    api.use(answer(runningImport));
    await user.click(start);
    expect(await screen.findByText('240 of 1,000 posts and pages')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '24');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says what came of it: what stays HTML, what was left out, and where the posts are', async () => {
    const { container } = open(sampleImport());
    expect(await screen.findByText(/998 posts imported/)).toBeVisible();
    expect(screen.getByText(/998 new, 2 left out\./)).toBeVisible();
    expect(
      screen.getByText(
        '37 posts have blocks that Markdown cannot express. They stay HTML and are left as they are: gallery (21), table (14), shortcode (6).',
      ),
    ).toBeVisible();
    expect(screen.getByText(/Its HTML takes too long to read\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View imported posts' })).toHaveAttribute(
      'href',
      '/content-history?type=imported',
    );
    expect(screen.getByRole('button', { name: 'Import changes' })).toBeEnabled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says why a failed import ended, and continues it', async () => {
    open(sampleImport({ ...runningImport, state: 'failed', error: 'The site rejected these credentials.' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The import ended early, after 240 of 1,000 posts and pages. The site rejected these credentials.',
    );
    expect(screen.getByRole('button', { name: 'Continue import' })).toBeEnabled();
  });

  it('says that the site asked for a pause, and stops on request', async () => {
    const { user } = open(
      sampleImport({
        ...runningImport,
        state: 'waiting',
        error: 'The site is limiting requests right now.',
        nextAttemptAt: '2026-11-20T09:10:00.000Z',
      }),
    );
    expect(await screen.findByText(/limiting requests right now\. The import continues at/)).toBeVisible();
    const stopped = sampleImport({ ...runningImport, state: 'stopped' });
    api.use(mockReply(stopArchiveImport, { success: true, import: stopped }), answer(stopped));
    await user.click(screen.getByRole('button', { name: 'Stop import' }));
    expect(
      await screen.findByText('You stopped the import after 240 of 1,000 posts and pages.'),
    ).toBeVisible();
  });

  it('says that it could not be loaded', async () => {
    api.use(mockError(getArchiveImport, 'INTERNAL'));
    renderScreen(<ImportSection platform="wordpress" />);
    expect(await screen.findByText('The import could not be loaded')).toBeVisible();
  });

  it('says why an import could not be started', async () => {
    const { user } = open(null);
    api.use(mockError(startArchiveImport, 'STORAGE_LIMIT'));
    await user.click(await screen.findByRole('button', { name: 'Import posts' }));
    expect(await screen.findByText(/Your storage is full/)).toBeVisible();
  });
});
