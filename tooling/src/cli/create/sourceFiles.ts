export const renderRoutes = (
  name: string,
): string => `import type { RouteObject } from '@rankwright/sdk/router';

/** The entry point of this remote: a page for each route of remote.config.ts. */
export const routes: RouteObject[] = [
  { path: '/${name}', lazy: () => import(/* webpackChunkName: "page-home" */ './home/HomePage.tsx') },
];
`;

export const renderPage = (title: string): string => `import { useState } from 'react';
import { Button, PageHeader, Stack, Typography } from '@rankwright/shared-ui/core';
import { visitsText } from './home.model.ts';

export const Component = () => {
  const [visits, setVisits] = useState(0);
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <PageHeader title="${title}" lead="This screen is loaded from its own build." />
      <Typography aria-live="polite">{visitsText(visits)}</Typography>
      <Button variant="contained" onClick={() => setVisits(visits + 1)}>
        Count a visit
      </Button>
    </Stack>
  );
};
`;

export const renderPageTest = (
  title: string,
): string => `import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Component } from './HomePage.tsx';

describe('${title} home page', () => {
  it('counts a visit when the button is pressed', async () => {
    render(<Component />);
    await userEvent.click(screen.getByRole('button', { name: 'Count a visit' }));
    expect(screen.getByText('1 visit so far')).toBeVisible();
  });

  it('has no accessibility violations', async () => {
    const { container } = render(<Component />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
`;

export const modelFile = `export const visitsText = (visits: number): string =>
  visits === 0 ? 'No visits yet' : \`\${visits} \${visits === 1 ? 'visit' : 'visits'} so far\`;
`;

export const modelTestFile = `import { visitsText } from './home.model.ts';

describe('visitsText', () => {
  it.each([
    [0, 'No visits yet'],
    [1, '1 visit so far'],
    [2, '2 visits so far'],
  ])('%i is "%s"', (visits, text) => {
    expect(visitsText(visits)).toBe(text);
  });
});
`;

export const renderJourney = (
  name: string,
  title: string,
): string => `import { expect, test } from '@rankwright/tooling/testing';

test('a member counts a visit', async ({ host, page }) => {
  await host.open('/${name}');
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  await page.getByRole('button', { name: 'Count a visit' }).click();
  await expect(page.getByText('1 visit so far')).toBeVisible();
});
`;
