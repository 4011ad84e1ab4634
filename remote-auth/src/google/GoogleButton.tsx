import { Box, Typography } from '@rankwright/shared-ui/core';
import { useEffect, useRef, useState } from 'react';
import type { GoogleIdentity } from './google.data.ts';
import { renderGoogleButton } from './renderGoogleButton.ts';

interface GoogleButtonProps {
  clientId: string;
  signUp: boolean;
  onIdentity: (identity: GoogleIdentity) => void;
}

export const GoogleButton = ({ clientId, signUp, onIdentity }: GoogleButtonProps) => {
  const container = useRef<HTMLDivElement>(null);
  const latestOnIdentity = useRef(onIdentity);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    latestOnIdentity.current = onIdentity;
  }, [onIdentity]);
  useEffect(() => {
    if (!container.current) return;
    renderGoogleButton(container.current, clientId, signUp ? 'signup_with' : 'signin_with', (identity) =>
      latestOnIdentity.current(identity),
    ).catch((error: unknown) =>
      setFailure(error instanceof Error ? error.message : 'Google could not be reached.'),
    );
  }, [clientId, signUp]);
  return (
    <Box ref={container} sx={{ minHeight: 44 }}>
      {failure && <Typography color="textSecondary">{failure}</Typography>}
    </Box>
  );
};
