import { Box, Typography } from '@rankwright/shared-ui/core';
import { useEffect, useRef, useState } from 'react';
import type { GoogleIdentity } from './google.data.ts';
import { drawGoogleButton } from './googleIdentity.ts';

interface GoogleOwnButtonProps {
  clientId: string;
  signUp: boolean;
  onIdentity: (identity: GoogleIdentity) => void;
}

export const GoogleOwnButton = ({ clientId, signUp, onIdentity }: GoogleOwnButtonProps) => {
  const place = useRef<HTMLDivElement>(null);
  const report = useRef(onIdentity);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    report.current = onIdentity;
  }, [onIdentity]);
  useEffect(() => {
    if (!place.current) return;
    drawGoogleButton(place.current, clientId, signUp ? 'signup_with' : 'signin_with', (identity) =>
      report.current(identity),
    ).catch((error: unknown) =>
      setFailure(error instanceof Error ? error.message : 'Google could not be reached.'),
    );
  }, [clientId, signUp]);
  return (
    <Box ref={place} sx={{ minHeight: 44 }}>
      {failure && <Typography color="textSecondary">{failure}</Typography>}
    </Box>
  );
};
