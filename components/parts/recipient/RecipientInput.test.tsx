import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { recipientProblem } from '@/lib/chain/recipients/recipientProblem';
import messages from '@/messages/en.json';
import { RecipientInput } from './RecipientInput';

const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

test.each([
  [`${FRIEND}00`, '42 digits after 0x; an address has 40.'],
  [`eth:${FRIEND}`, 'This address is for another network (Ethereum). Enter one for Avalanche.'],
  [`zora:${FRIEND}`, 'This address is for another network (zora). Enter one for Avalanche.'],
  [FRIEND.replace('3C', '3c'), "Mistyped: its capital letters don't match. Copy it again."],
  [`${FRIEND.slice(0, -1)}g`, 'An address is 0x and 40 characters, 0-9 and a-f.'],
])('SWP-12 PNL-11 TOK-27 what is wrong with %s is shown once', (text, sentence) => {
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

test.each([`avax:${FRIEND}`, `\u200b${FRIEND}\u202c`, FRIEND.toUpperCase()])(
  'TOK-26 every field for addresses takes %j',
  (pasted) => {
    const onType = jest.fn();
    const none = {
      address: undefined,
      problem: undefined,
      error: undefined,
      ethereumName: undefined,
    };
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <RecipientInput text="" recipient={none} isInvalid={false} onType={onType} />
      </NextIntlClientProvider>,
    );
    fireEvent.change(screen.getByRole('textbox'), { target: { value: pasted } });
    expect(onType).toHaveBeenCalledWith(FRIEND);
  },
);

test('SWP-13 a name is shown as its full address below the field', () => {
  const found = {
    address: FRIEND,
    problem: undefined,
    error: undefined,
    ethereumName: undefined,
  } as const;
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <RecipientInput
        text="friend.eth"
        recipient={found}
        isInvalid={false}
        onType={() => undefined}
      />
    </NextIntlClientProvider>,
  );
  const field = screen.getByRole('textbox');
  expect(field).toHaveValue('friend.eth');
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(note).toHaveTextContent(FRIEND);
});
