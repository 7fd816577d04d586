import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useReducer } from 'react';
import { prefilledForm } from '@/lib/features/swap/prefilledForm';
import { EMPTY_SWAP_FORM, reduceSwapForm } from '@/lib/features/swap/swapForm';
import shared from '@/messages/en.json';
import { LinkNotes } from './LinkNotes';

/** The form of a link, and what is said about the link. */
function Linked({ query }: { query: string }) {
  const linked = prefilledForm(new URLSearchParams(query)) ?? EMPTY_SWAP_FORM;
  const [form, dispatch] = useReducer(reduceSwapForm, linked);
  return (
    <>
      <input
        aria-label="You pay"
        value={form.typedValue}
        onChange={({ target }) => dispatch({ type: 'typed', field: 'input', text: target.value })}
      />
      <LinkNotes swap={{ chainId: 43114, form, unknownSide: undefined, dispatch }} />
    </>
  );
}

function open(query: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={shared} timeZone="UTC">
        <Linked query={query} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

const note = () => screen.queryByText(/^The link's amount can't be used/);

test.each([
  ['1,5', '1.5'],
  ['0,500', '0.500'],
  ['12.25', '12.25'],
])(
  'SWP-01 TOK-29 the amount %s of a link is in the form, and nothing is said about it',
  (text, typed) => {
    open(`exactAmount=${text}`);
    expect(screen.getByLabelText('You pay')).toHaveValue(typed);
    expect(note()).not.toBeInTheDocument();
  },
);

test.each(['1,500', '1.000,50', '1,234.5', '12abc'])(
  'TOK-29 the amount %s of a link is reported in place, until another is typed',
  (text) => {
    open(`exactAmount=${text}`);
    expect(screen.getByLabelText('You pay')).toHaveValue('');
    expect(note()).toHaveTextContent(`“${text}”`);
    fireEvent.change(screen.getByLabelText('You pay'), { target: { value: '2' } });
    expect(note()).not.toBeInTheDocument();
  },
);
