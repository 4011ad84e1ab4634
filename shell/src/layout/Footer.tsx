import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Container, Link, Logo, Typography } from '@rankwright/shared-ui/core';

const groups = [
  {
    title: 'Product',
    links: [
      ['Features', paths.features],
      ['Pricing', paths.pricing],
      ['Blog', paths.blog],
    ],
  },
  {
    title: 'Company',
    links: [
      ['Contact', paths.contact],
      ['Terms', paths.terms],
      ['Privacy', paths.privacy],
    ],
  },
] as const;

export const Footer = () => (
  <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', py: { xs: 5, md: 7 } }}>
    <Container maxWidth="lg" sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 4, md: 10 } }}>
      <Box sx={{ flex: '1 1 260px' }}>
        <Logo />
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mt: 1.5, maxWidth: 300, textWrap: 'balance' }}
        >
          Plan, write and publish articles that earn their rank.
        </Typography>
      </Box>
      {groups.map(({ title, links }) => (
        <Box component="nav" key={title} aria-label={title}>
          <Typography variant="overline" color="textSecondary" component="h2" sx={{ mb: 0.75 }}>
            {title}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {links.map(([label, href]) => (
              <li key={label}>
                <Link
                  component={RouterLink}
                  to={href}
                  underline="hover"
                  sx={{ display: 'inline-block', py: 0.25 }}
                >
                  {label}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Container>
  </Box>
);
