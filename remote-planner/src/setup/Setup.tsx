import { isSetupOpen } from '@rankwright/contracts/setup';
import { useQuery } from '@rankwright/sdk/query';
import { useSearchParams } from '@rankwright/sdk/router';
import { createLazyPart } from '@rankwright/sdk/host';
import { setupQuery } from './setupQuery.ts';

const SetupGuide = createLazyPart(
  async () => (await import(/* webpackChunkName: "setup-guide" */ './SetupGuide.tsx')).SetupGuide,
);

export const { isLoaded: isGuideLoaded } = SetupGuide;

interface SetupProps {
  today: string;
  /** Called when the checklist or the dialog stands on the page. */
  onShow: () => void;
}

/** The setup of a new account: a checklist while it is open, and a dialog at `?setup=open`. */
export const Setup = ({ today, onShow }: SetupProps) => {
  const [search] = useSearchParams();
  const setup = useQuery(setupQuery).data?.setup;
  const hasDialog = search.has('setup');
  if (!setup || !(hasDialog || isSetupOpen(setup))) return null;
  return <SetupGuide setup={setup} hasDialog={hasDialog} today={today} onShow={onShow} />;
};
