import { emptySiteProfile } from '@rankwright/contracts/siteProfile';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { ErrorState, LoadingState, Typography } from '@rankwright/shared-ui/core';
import { Dialog, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import { useState } from 'react';
import type { Keyword } from '@rankwright/contracts/planner';
import { useIsCompact } from '../useIsCompact.ts';
import { KeywordStep } from './KeywordStep.tsx';
import { PlanStep } from './PlanStep.tsx';
import { siteProfileQuery } from './setup.data.ts';
import { SiteStep } from './SiteStep.tsx';
import { useKeywordProposals } from './useKeywordProposals.ts';

const steps = ['site', 'keywords', 'plan'] as const;
type Step = (typeof steps)[number];

const titles: Record<Step, string> = {
  site: 'Tell us about your site',
  keywords: 'Pick your keywords',
  plan: 'Plan your first month',
};

interface SetupDialogProps {
  /** Continues with the keywords. */
  hasProfile: boolean;
  today: string;
  onClose: () => void;
}

const useSetupSteps = (hasProfile: boolean) => {
  const profile = useQuery(siteProfileQuery);
  const proposals = useKeywordProposals();
  const [step, setStep] = useState<Step>(hasProfile ? 'keywords' : 'site');
  const [keywords, setKeywords] = useState<readonly Keyword[]>([]);
  return { profile, proposals, step, setStep, keywords, setKeywords };
};

const SetupStep = ({ setup, today, onClose }: { setup: ReturnType<typeof useSetupSteps> } & StepFrame) => {
  const { profile, proposals, step, setStep, keywords, setKeywords } = setup;
  const siteProfile = profile.data?.siteProfile ?? emptySiteProfile;
  if (step === 'site')
    return (
      <SiteStep
        profile={siteProfile}
        onClose={onClose}
        onSaved={(saved) => {
          setStep('keywords');
          proposals.suggestFirst(saved.niche);
        }}
      />
    );
  if (step === 'keywords')
    return (
      <KeywordStep
        proposals={proposals}
        niche={siteProfile.niche}
        onBack={() => setStep('site')}
        onNext={(selected) => {
          setKeywords(selected);
          setStep('plan');
        }}
      />
    );
  return (
    <PlanStep keywords={keywords} profile={siteProfile} today={today} onBack={() => setStep('keywords')} />
  );
};

type StepFrame = Pick<SetupDialogProps, 'today' | 'onClose'>;

/** Site, keywords and plan of a new account, one step at a time. Each step is saved when it is left. */
export const SetupDialog = ({ hasProfile, today, onClose }: SetupDialogProps) => {
  const setup = useSetupSteps(hasProfile);
  const compact = useIsCompact();
  const { profile, step } = setup;
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={compact} onClose={onClose} aria-labelledby="setup-title">
      <Typography variant="overline" color="textSecondary" component="p" sx={{ px: 3, pt: 3, mb: -1.5 }}>
        Step {steps.indexOf(step) + 1} of {steps.length}
      </Typography>
      <DialogTitle id="setup-title">{titles[step]}</DialogTitle>
      {profile.isPending && (
        <DialogContent>
          <LoadingState shape="lines" />
        </DialogContent>
      )}
      {profile.isError && (
        <DialogContent>
          <ErrorState
            title="Your site profile could not be loaded"
            text={getErrorMessage(profile.error, 'Please try again.')}
            onRetry={() => void profile.refetch()}
            retrying={profile.isFetching}
          />
        </DialogContent>
      )}
      {profile.data && <SetupStep setup={setup} today={today} onClose={onClose} />}
    </Dialog>
  );
};
