import { useSearchParams } from '@rankwright/sdk/router';
import { Box } from '@rankwright/shared-ui/core';
import { Tab, Tabs } from '@rankwright/shared-ui/tabs';
import { OAuthForm } from './OAuthForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

const name = 'method';
const ids = { tab: (method: string) => `wordpress-tab-${method}`, panel: 'wordpress-panel' };

/** OAuth or application password, kept in the URL. Application password is the default: it needs no app. */
export const ConnectTabs = () => {
  const [search, setSearch] = useSearchParams();
  const method = search.get(name) === 'oauth' ? 'oauth' : 'password';
  const choose = (selected: string) =>
    setSearch(
      (current) => {
        current.set(name, selected);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Box>
      <Tabs
        value={method}
        onChange={(_, selected: string) => choose(selected)}
        aria-label="How to connect WordPress"
        sx={{ mb: 2.5, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="oauth" id={ids.tab('oauth')} aria-controls={ids.panel} label="OAuth 2.0" />
        <Tab value="password" id={ids.tab('password')} aria-controls={ids.panel} label="App Password" />
      </Tabs>
      <Box role="tabpanel" id={ids.panel} aria-labelledby={ids.tab(method)}>
        {method === 'oauth' ? <OAuthForm /> : <PasswordForm />}
      </Box>
    </Box>
  );
};
