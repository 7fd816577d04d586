import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useTypedText } from './useTypedText';

function Search() {
  const [searched, setSearched] = useState('');
  const { typed, edit, settle } = useTypedText(searched, setSearched);
  return (
    <>
      <input
        value={typed}
        onChange={(event) => edit(event.target.value)}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
      <p>results of {searched}</p>
    </>
  );
}

function Cleared() {
  const [searched, setSearched] = useState('png');
  const { typed } = useTypedText(searched, setSearched);
  return (
    <button type="button" onClick={() => setSearched('')}>
      shown: {typed}
    </button>
  );
}

// Else each event would wait for what it renders later.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** An event as from the browser, which does not wait for transitions. */
function fire(event: 'input' | 'Enter', value = '') {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const field = screen.getByRole('textbox');
  if (event === 'input') {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  } else field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  environment.IS_REACT_ACT_ENVIRONMENT = true;
}

test('FND-07 a text is shown at once and its results are rendered after it, or before a key acts on them', async () => {
  render(<Search />);
  fire('input', 'png');
  expect(screen.getByRole('textbox')).toHaveValue('png');
  expect(screen.getByText('results of')).toBeInTheDocument();
  fire('Enter');
  expect(screen.getByText('results of png')).toBeInTheDocument();
  fire('input', 'pngs');
  expect(await screen.findByText('results of pngs')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('pngs');
});

test('a text that is cleared elsewhere leaves the field', () => {
  render(<Cleared />);
  fireEvent.click(screen.getByRole('button', { name: 'shown: png' }));
  expect(screen.getByRole('button', { name: 'shown:' })).toBeInTheDocument();
});
