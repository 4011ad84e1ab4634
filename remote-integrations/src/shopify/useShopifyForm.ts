import { useFormFields } from '@rankwright/shared-ui/forms';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { useState } from 'react';
import { useConnectionAction } from '../connections/useConnectionAction.ts';
import { requestSaveShopify, requestTestShopifyCredentials } from './shopify.data.ts';
import {
  emptyShopify,
  getMissingFields,
  isSameCredentials,
  validateShopifyCredentials,
  type CredentialKind,
} from './shopify.model.ts';

export const connectErrorText = 'Failed to connect to Shopify store';

const emptyForm = {
  ...emptyShopify,
  kind: 'token' as CredentialKind,
  blogId: '',
  autoPublish: false,
};
export type ShopifyForm = typeof emptyForm;

/** State of the Shopify form: saving requires all three fields and a successful test of their values. */
export const useShopifyForm = () => {
  const { values, setValues, field, change } = useFormFields(emptyForm);
  const { shopUrl, apiKey, accessToken } = values;
  const credentials = { shopUrl, apiKey, accessToken };
  const [hasAttempted, setHasAttempted] = useState(false);
  const testing = useConnectionAction(
    requestTestShopifyCredentials,
    { title: 'Connection Failed', text: connectErrorText },
    (result) => showToast({ title: 'Connection works', description: result.shopName }),
  );
  const saving = useConnectionAction(
    requestSaveShopify,
    { title: 'Save Failed', text: 'Failed to save configuration' },
    ({ config }) => {
      setValues((current) => ({ ...current, accessToken: '' }));
      showToast({ title: 'Shopify connected', description: config.shopName });
    },
  );
  const missing = getMissingFields(credentials);
  const incomplete = Object.keys(missing).length > 0;
  /** True when all fields are filled; otherwise shows the errors and focuses the first empty field. */
  const validateBefore = (
    what: 'testing connection' | 'saving',
    element: HTMLFormElement | null,
  ): boolean => {
    setHasAttempted(incomplete);
    if (!incomplete) return true;
    showError('Missing Information', `Please fill in all required fields before ${what}`);
    const first = element?.elements.namedItem(Object.keys(missing)[0] ?? '');
    if (first instanceof HTMLElement) first.focus();
    return false;
  };
  const tested =
    testing.data !== undefined && (incomplete || isSameCredentials(testing.variables, credentials));
  const problems = { ...(hasAttempted && missing), ...validateShopifyCredentials(credentials) };
  return { values, credentials, field, change, problems, testing, saving, validateBefore, tested };
};
