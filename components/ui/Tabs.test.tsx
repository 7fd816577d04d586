import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Tabs } from './Tabs';

const tab = (name: string) => screen.getByRole('tab', { name });

function shown() {
  render(
    <Tabs
      label="Parts"
      tabs={[
        { key: 'first', title: 'First', content: <p>First part</p> },
        { key: 'second', title: 'Second', count: 2, content: <p>Second part</p> },
      ]}
    />,
  );
}

test('the first part is shown until another one is chosen', () => {
  shown();
  expect(screen.getByRole('tabpanel', { name: 'First' })).toHaveTextContent('First part');
  expect(screen.getByText('Second part')).not.toBeVisible();
  fireEvent.mouseDown(tab('Second 2'));
  expect(screen.getByRole('tabpanel', { name: 'Second 2' })).toBeVisible();
  fireEvent.mouseDown(tab('First'));
  expect(screen.getByText('Second part')).not.toBeVisible();
});

test('the arrow keys, Home and End choose a tab and move the focus, and Tab reaches the chosen one', async () => {
  shown();
  act(() => tab('First').focus());
  for (const [key, name] of [
    ['ArrowRight', 'Second 2'],
    ['ArrowRight', 'First'],
    ['ArrowLeft', 'Second 2'],
    ['Home', 'First'],
    ['End', 'Second 2'],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    await waitFor(() => expect(tab(name)).toHaveFocus());
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  expect(screen.getByRole('tablist', { name: 'Parts' })).toBeVisible();
  await waitFor(() => expect(tab('First')).toHaveAttribute('tabindex', '-1'));
});
