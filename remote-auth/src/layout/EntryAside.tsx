import {
  Box,
  Icon,
  Illustration,
  Stack,
  Typography,
  tokens,
  type IconName,
} from '@rankwright/shared-ui/core';

const promises: readonly { icon: IconName; text: string }[] = [
  { icon: 'calendar', text: 'A month of articles on one page' },
  { icon: 'pen', text: 'From a keyword to a draft that is yours to edit' },
  { icon: 'send', text: 'Live on your own site, with a link to prove it' },
];

/** What waits behind the door; left away on small screens, where the form comes first. */
export const EntryAside = () => (
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
        Pages that earn their rank are planned, written and sent with care.
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {promises.map(({ icon, text }) => (
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
