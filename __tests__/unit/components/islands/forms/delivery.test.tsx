import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { getContent } from '@/lib/content';

// Delivery fails to start, for whatever reason: a wrong setting, no `fetch`, a full storage.
jest.mock('@/lib/forms/delivery/outbox', () => ({
  createOutbox: () => {
    throw new Error('cannot start');
  },
}));

test('if delivery cannot start, the record is stored, and share options are offered', async () => {
  process.env.NEXT_PUBLIC_FORM_ENDPOINT = 'https://forms.example/submit';
  window.fetch = jest.fn();
  const logged = jest.spyOn(console, 'error').mockImplementation();
  // Modules read the settings when they are imported.
  const { SubmissionForm } = await import('@/components/islands/forms/SubmissionForm');
  const { getFormProps } = await import('@/components/sections/form-props');
  render(<SubmissionForm form="subscribe" {...getFormProps('subscribe', 'en')} />);

  await userEvent.type(screen.getByRole('textbox'), 'anitha@example.com');
  await userEvent.click(screen.getByRole('button'));

  expect(await screen.findByText(/has been stored locally/)).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('newsletterSubscriptions') ?? '')).toEqual([
    expect.objectContaining({ email: 'anitha@example.com' }),
  ]);
  expect(screen.getByText(getContent('en').forms.shared.shareOptions.lead)).toBeInTheDocument();
  expect(logged.mock.calls.flat().join()).toContain('cannot start');
});
