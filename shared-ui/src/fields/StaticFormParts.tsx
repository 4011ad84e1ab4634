import Typography from '@mui/material/Typography';

/** Copied by a static page's script (`showFieldErrors` of sdk) below a field; drawn as the field's own error. */
export const FieldErrorTemplate = () => (
  <Typography
    component="p"
    variant="caption"
    color="error"
    hidden
    data-field-error-template
    sx={{ mt: '3px' }}
  />
);

/** Shown where scripts are off: the form's values can only be sent by a script. */
export const NoScriptNotice = ({ text }: { text: string }) => (
  <noscript>
    <p>{text}</p>
  </noscript>
);
