import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useRef, useState } from 'react';
import tokenChoice from '@/messages/en/tokenChoice.json';
import { TokenQuery } from './TokenQuery';

function Search({ onSubmit }: { onSubmit: (query: string) => void }) {
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  return (
    <NextIntlClientProvider locale="en" messages={{ tokenChoice }} timeZone="UTC">
      <TokenQuery
        search={search}
        query={query}
        onEdit={setQuery}
        onClear={() => setQuery('')}
        onSubmit={() => onSubmit(query)}
      />
    </NextIntlClientProvider>
  );
}

// Else each event would wait for what it renders later.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Events as from the browser, which does not wait for transitions. */
function asInBrowser(events: () => void) {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  events();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
}

function type(text: string) {
  const field = screen.getByRole('searchbox');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

test('FND-07 the search is busy until the results are of its text, and Enter takes none before', async () => {
  const submitted = jest.fn();
  const { container } = render(<Search onSubmit={submitted} />);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('aria-busy', 'false');
  asInBrowser(() => {
    type('png');
    expect(form).toHaveAttribute('aria-busy', 'true');
    form?.requestSubmit();
  });
  expect(submitted).not.toHaveBeenCalled();
  await screen.findByDisplayValue('png');
  expect(form).toHaveAttribute('aria-busy', 'false');
  asInBrowser(() => form?.requestSubmit());
  expect(submitted).toHaveBeenCalledWith('png');
});
