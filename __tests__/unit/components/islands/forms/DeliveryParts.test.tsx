import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { getContent } from '@/lib/content';
import { locales } from '@/lib/language';

const { delivery, shared } = getContent('en').forms;
const words = getContent('en').pages['your-data'];

/** The components in a build with an endpoint: modules read the settings when they are imported. */
async function loadParts() {
  process.env.NEXT_PUBLIC_FORM_ENDPOINT = 'https://forms.example/submit';
  const { SubmissionForm } = await import('@/components/islands/forms/SubmissionForm');
  const { YourData } = await import('@/components/islands/your-data/YourData.client');
  const { getFormProps } = await import('@/components/sections/form-props');
  return { SubmissionForm, YourData, getFormProps };
}

test('a record that is refused stays stored and not sent, and can be sent again', async () => {
  const fetcher = jest.fn(() => Promise.resolve({ ok: false, status: 400 } as Response));
  window.fetch = fetcher;
  const { SubmissionForm, YourData, getFormProps } = await loadParts();
  const props = getFormProps('subscribe');
  const { unmount } = render(<SubmissionForm form="subscribe" {...props} />);
  await userEvent.type(screen.getByRole('textbox'), 'anitha@example.com');
  await userEvent.click(screen.getByRole('button'));

  expect(await screen.findByText(delivery.failed)).toBeInTheDocument();
  for (const name of [shared.shareOptions.whatsapp, shared.shareOptions.email, shared.shareOptions.call]) {
    expect(screen.getByRole('link', { name: new RegExp(name) })).toBeInTheDocument();
  }
  unmount();

  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  fetcher.mockImplementation(() =>
    Promise.resolve({
      ok: true,
      status: 200,
      headers: new Headers(),
      text: () => Promise.resolve('{"ok":true}'),
    } as Response),
  );
  render(<YourData {...props} words={words} locale={locales.en} />);
  await screen.findByText(words.sent.not);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(words.sent.sendAgain) }));

  expect(await screen.findByText(delivery.delivered)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: words.sent.close }));
  expect(await screen.findByText(words.sent.methods.delivery)).toBeInTheDocument();
});
