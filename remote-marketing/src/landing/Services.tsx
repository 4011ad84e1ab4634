import { Box, Icon, type IconName, Typography } from '@rankwright/shared-ui/core';
import { Section } from '../sections/Section.tsx';

const services: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'pen',
    title: 'Article generation',
    text: 'From keyword, industry, audience and length to a structured draft.',
  },
  {
    icon: 'refresh',
    title: 'Content rewriting',
    text: 'Five styles and six tones. Review every change before you accept it.',
  },
  {
    icon: 'spark',
    title: 'Article ideas',
    text: 'Ideas for your industry and audience, one click from the calendar.',
  },
  {
    icon: 'calendar',
    title: 'Content calendar',
    text: 'A month at a glance. Move articles by mouse or keyboard.',
  },
  {
    icon: 'send',
    title: 'Multi-platform publishing',
    text: 'WordPress, Shopify, Wix and Webflow, with a link to every live post.',
  },
  { icon: 'chart', title: 'Content analytics', text: 'See what is written, published and scheduled.' },
];

export const Services = () => (
  <Section id="services" eyebrow="Services" title="Everything you need to publish">
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        columnGap: 6,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      }}
    >
      {services.map(({ icon, title, text }) => (
        <Box
          component="li"
          key={title}
          sx={{ display: 'flex', gap: 2, py: 2.5, borderTop: 1, borderColor: 'divider' }}
        >
          <Icon name={icon} sx={{ mt: 0.25, fontSize: 24, color: 'accent.main' }} />
          <Box>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Box>
        </Box>
      ))}
    </Box>
  </Section>
);
