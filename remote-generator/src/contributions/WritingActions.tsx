import { paths } from '@rankwright/contracts/paths';
import { useActions } from '@rankwright/sdk/host';
import { useNavigate } from '@rankwright/sdk/router';
import { useMemo } from 'react';

const targets = [
  {
    id: 'new-article',
    label: 'New article',
    keywords: 'write generate draft post',
    to: paths.generateContent,
  },
  {
    id: 'publish-article',
    label: 'Publish an article',
    keywords: 'distribute send post site',
    to: paths.distribution,
  },
];

/** Actions of the command palette, while it is open. */
export const Component = () => {
  const navigate = useNavigate();
  useActions(
    useMemo(
      () =>
        targets.map(({ to, ...action }) => ({ ...action, group: 'Create', run: () => void navigate(to) })),
      [navigate],
    ),
  );
  return null;
};
