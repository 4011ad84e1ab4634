import {
  Box,
  Icon,
  type IconName,
  Illustration,
  Stack,
  tokens,
  Typography,
} from '@rankwright/shared-ui/core';

const benefits: readonly { icon: IconName; text: string }[] = [
  { icon: 'calendar', text: 'Plan a month of articles on one calendar' },
  { icon: 'pen', text: 'Turn a keyword into a draft you can edit' },
  { icon: 'send', text: 'Publish to your own site and follow the result' },
];

/** Product benefits beside the form; hidden on small screens. */
export const AuthAside = () => (
  <Box
    component="aside"
    aria-label="What you get"
    sx={{
      display: { xs: 'none', md: 'grid' },
      placeItems: 'center',
      p: 6,
      borderLeft: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
    }}
  >
    <Stack spacing={4} sx={{ maxWidth: 420 }}>
      <Illustration name="writing" />
      <Typography
        sx={{ fontFamily: tokens.typefaces.display, fontSize: '2rem', lineHeight: 1.2, textWrap: 'balance' }}
      >
        Plan, write and publish your content in one place.
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {benefits.map(({ icon, text }) => (
          <Stack
            key={text}
            component="li"
            direction="row"
            spacing={1.5}
            sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', alignItems: 'center' }}
          >
            <Icon name={icon} sx={{ color: 'accent.main' }} />
            <Typography>{text}</Typography>
          </Stack>
        ))}
      </Stack>
    </Stack>
  </Box>
);
