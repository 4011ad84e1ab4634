import { paths } from '@rankwright/contracts/paths';
import { Link } from '@rankwright/shared-ui/core';
import { Checkbox, FormControlLabel } from '@rankwright/shared-ui/forms';

interface TermsCheckboxProps {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
}

/** The links open in a new tab, so that the form keeps its values. */
export const TermsCheckbox = ({ agreed, onChange }: TermsCheckboxProps) => (
  // A stack would take the margin that puts the box in line with the fields.
  <div>
    <FormControlLabel
      control={<Checkbox name="agreed" checked={agreed} onChange={(_, checked) => onChange(checked)} />}
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
  </div>
);
