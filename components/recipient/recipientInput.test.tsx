import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { recipientProblem } from '@/lib/names/recipientProblem';
import messages from '@/messages/en.json';
import { RecipientInput } from './RecipientInput';

const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

test.each([
  [`${FRIEND}00`, 'This address has 42 digits after 0x; an address has 40.'],
  [`${FRIEND.slice(0, -1)}g`, 'An address is 0x and 40 characters from 0 to 9 and a to f.'],
])('SWP-12 PNL-11 what is wrong with %s is said once', (text, sentence) => {
  const problem = recipientProblem(text, undefined, undefined);
  const recipient = { address: undefined, problem, error: undefined, ethereumName: undefined };
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <RecipientInput text={text} recipient={recipient} isInvalid onType={() => undefined} />
    </NextIntlClientProvider>,
  );
  const field = screen.getByRole('textbox');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(sentence);
});
