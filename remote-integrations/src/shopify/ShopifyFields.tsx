import { shopifyScopes } from '@rankwright/contracts/limits';
import { Typography } from '@rankwright/shared-ui/core';
import { Field, type FormFields, PasswordField, SelectField } from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';
import { credentialKinds, type CredentialKind, type ShopifyField } from './shopify.model.ts';
import type { ShopifyForm } from './useShopifyForm.ts';

const hints: Record<CredentialKind, { apiKey: string; accessToken: string }> = {
  token: {
    apiKey: 'The API key of your custom app: 32 characters.',
    accessToken: 'Starts with shpat_. Shopify shows it once, when the app is installed.',
  },
  client: {
    apiKey: 'The client ID of your app in the Dev Dashboard: 32 characters.',
    accessToken: 'The client secret of the same app. It is exchanged for a token every day.',
  },
};

interface ShopifyFieldsProps {
  kind: CredentialKind;
  field: FormFields<ShopifyForm>['field'];
  problems: Partial<Record<ShopifyField, string>>;
}

export const ShopifyFields = ({ kind, field, problems }: ShopifyFieldsProps) => {
  const error = (name: ShopifyField) => ({ ...(problems[name] && { error: problems[name] }) });
  return (
    <>
      <SelectField label="Credential type" {...field('kind')}>
        {credentialKinds.map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </SelectField>
      <Field
        label="Shop URL"
        placeholder="example.myshopify.com"
        autoComplete="off"
        {...field('shopUrl')}
        {...error('shopUrl')}
      />
      <Field
        label="API Key"
        autoComplete="off"
        hint={hints[kind].apiKey}
        {...field('apiKey')}
        {...error('apiKey')}
      />
      <PasswordField
        label="Access Token"
        autoComplete="off"
        hint={hints[kind].accessToken}
        {...field('accessToken')}
        {...error('accessToken')}
      />
      <Typography variant="body2" color="textSecondary">
        The app needs the scopes {shopifyScopes.join(' and ')}.
      </Typography>
    </>
  );
};
