import { showError, showToast } from '@rankwright/sdk/toasts';
import { useState } from 'react';
import { useConnectionAction } from '../connections/useConnectionAction.ts';
import { useFields } from '../connections/useFields.ts';
import { save, testCredentials } from './shopify.data.ts';
import { emptyShopify, missingFields, sameCredentials, shopifyProblems } from './shopify.model.ts';

export const shopifyFailure = 'Failed to connect to Shopify store';

/** What a shop's credentials need before they may be kept: all three, and a test that they pass. */
export const useShopifyForm = () => {
  const { values, setValues, field } = useFields(emptyShopify);
  const [asked, setAsked] = useState(false);
  const testing = useConnectionAction(
    testCredentials,
    { title: 'Connection Failed', text: shopifyFailure },
    (result) => showToast({ title: 'Connection works', description: result.shopName }),
  );
  const saving = useConnectionAction(
    save,
    { title: 'Save Failed', text: 'Failed to save configuration' },
    ({ config }) => {
      setValues((current) => ({ ...current, accessToken: '' }));
      showToast({ title: 'Shopify connected', description: config.shopName });
    },
  );
  const missing = missingFields(values);
  const incomplete = Object.keys(missing).length > 0;
  /** Says what is missing and leads there; true when nothing is. */
  const readyFor = (what: 'testing connection' | 'saving', element: HTMLFormElement | null): boolean => {
    setAsked(incomplete);
    if (!incomplete) return true;
    showError('Missing Information', `Please fill in all required fields before ${what}`);
    const first = element?.elements.namedItem(Object.keys(missing)[0] ?? '');
    if (first instanceof HTMLElement) first.focus();
    return false;
  };
  const tested = testing.data !== undefined && (incomplete || sameCredentials(testing.variables, values));
  const problems = { ...(asked && missing), ...shopifyProblems(values) };
  return { values, field, problems, testing, saving, readyFor, tested };
};
