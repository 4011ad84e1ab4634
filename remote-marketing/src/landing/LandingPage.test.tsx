import { renderScreen } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { features } from '../features/features.ts';
import { faq } from '../pricing/faq.ts';
import { Component as LandingPage } from './LandingPage.tsx';

const open = () => renderScreen(<LandingPage />, { at: '/', signedIn: false });
const link = (name: string) => screen.getByRole('link', { name });
const section = (name: string) => screen.getByRole('region', { name });

describe('the landing page', () => {
  it('shows its sections in order; the footer belongs to the host layout [A-030]', async () => {
    const { container } = open();
    const order = [
      screen.getByRole('heading', { level: 1 }),
      section('An article generator you stay in charge of'),
      section('From idea to live post in three steps'),
      section('Everything you need to publish'),
      section('One plan, everything included'),
      section('Testimonial'),
      section('Frequently asked questions'),
      section('Your next article can be live today.'),
    ];
    for (const [index, element] of order.slice(1).entries())
      expect(order[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the ROI calculator [A-031]', () => {
    open();
    expect(section('SEO ROI calculator')).toBeInTheDocument();
  });

  it('advertises the 3-day free trial [A-225]', () => {
    const { container } = open();
    expect(container).toHaveTextContent('3-day free trial');
  });

  it('links to sign-up, How It Works and the article generator [A-029] [A-032] [A-033] [A-035]', () => {
    open();
    expect(link('Start Free Trial')).toHaveAttribute('href', '/signup');
    expect(link('How It Works')).toHaveAttribute('href', '/#how-it-works');
    expect(section('From idea to live post in three steps')).toHaveAttribute('id', 'how-it-works');
    expect(section('Everything you need to publish')).toHaveAttribute('id', 'services');
    expect(link('See the demo')).toHaveAttribute('href', '/content-planner?demo=open');
    expect(link('Try The Article Generator')).toHaveAttribute('href', '/generate-content');
  });

  it('explains how it works in three steps [A-034]', () => {
    open();
    const steps = within(section('From idea to live post in three steps')).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'Plan',
      'Write',
      'Publish',
    ]);
  });

  it('shows the number of articles created [A-036]', () => {
    open();
    expect(screen.getByText('50k+ Articles Created')).toBeInTheDocument();
  });

  it('mentions one price and one keyword limit in the FAQ [A-037]', () => {
    open();
    const answers = faq.map(({ answer }) => answer).join(' ');
    expect(answers.match(/\$\d+/g)).toEqual(['$99']);
    expect(answers).toContain('100 tracked keywords');
    for (const { question } of faq) expect(screen.getByText(question)).toBeInTheDocument();
  });

  it('does not promise features that do not exist [A-038]', () => {
    const { container } = open();
    const copy = `${container.textContent} ${JSON.stringify(features)}`.toLowerCase();
    for (const promise of ['rank tracking', 'rank checking', 'local seo', 'api access', 'white-label', '$39'])
      expect(copy).not.toContain(promise);
  });

  it('has structured data for the organization, the product and the FAQ', () => {
    const { container } = open();
    const data = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '[]';
    const types = (JSON.parse(data) as { '@type': string }[]).map((entry) => entry['@type']);
    expect(types).toEqual(['Organization', 'Product', 'FAQPage']);
  });
});
