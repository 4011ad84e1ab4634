import type { Article } from '@rankwright/contracts/articles';
import { updateClaims, type Claim } from '@rankwright/contracts/generations';
import { callApi } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { Box, Typography } from '@rankwright/shared-ui/core';
import { Checkbox, FormControlLabel } from '@rankwright/shared-ui/forms';

const kindLabels: Record<Claim['kind'], string> = { number: 'Number', name: 'Name', source: 'Source' };

const withVerified = (claims: readonly Claim[], index: number): Claim[] =>
  claims.map((claim, other) => (other === index ? { ...claim, verified: !claim.verified } : claim));

interface ClaimListProps {
  article: Article;
  onArticle: (article: Article) => void;
}

/** Numbers, names and sources that a writer stated; a person checks them off. */
export const ClaimList = ({ article, onArticle }: ClaimListProps) => {
  const claims = article.receipt?.claims ?? [];
  const saving = useApiMutation({
    errorText: 'The claims could not be saved.',
    send: async (next: Claim[]) =>
      (await callApi(updateClaims, { params: { id: article.id }, body: { claims: next } })).article,
    onSuccess: onArticle,
  });
  if (claims.length === 0) return null;
  const shown = saving.isPending ? saving.variables : claims;
  const unverified = shown.filter(({ verified }) => !verified).length;
  return (
    <Box component="section" aria-labelledby="claims-title">
      <Typography id="claims-title" component="h2" variant="h6">
        Claims to verify
      </Typography>
      <Typography variant="body2" color="textSecondary" role="status">
        {unverified === 0 ? 'All verified.' : `${unverified} of ${shown.length} not verified yet.`}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ text, kind, verified }, index) => (
          <Box component="li" key={`${index} ${text}`} sx={{ py: 0.25 }}>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={verified}
                  disabled={saving.isPending}
                  onChange={() => saving.mutate(withVerified(claims, index))}
                />
              }
              label={
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  <b>{kindLabels[kind]}:</b> {text}
                </Typography>
              }
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
};
