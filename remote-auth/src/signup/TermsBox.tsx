import { paths } from '@rankwright/contracts/paths';
import { Checkbox, FormControlLabel, Link } from '@rankwright/shared-ui/core';

interface TermsBoxProps {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
}

/** The agreement. The pages open beside the form, so that nothing typed is lost. */
export const TermsBox = ({ agreed, onChange }: TermsBoxProps) => (
  <FormControlLabel
    control={<Checkbox checked={agreed} onChange={(_, checked) => onChange(checked)} />}
    label={
      <>
        I agree to the{' '}
        <Link href={paths.terms} target="_blank">
          Terms of Service
        </Link>{' '}
        and{' '}
        <Link href={paths.privacy} target="_blank">
          Privacy Policy
        </Link>
      </>
    }
  />
);
