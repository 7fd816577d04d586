import { screen } from '@testing-library/react';
import { renderInGerman } from '@/components/testing/german.setup';
import { PercentSlider } from './PercentSlider';

test('LNG-14 the parts of an amount are written as the language of the page writes percent', () => {
  // jsdom does not observe sizes.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  renderInGerman(<PercentSlider label="Part" percent={25} onPercent={() => {}} />);
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['0\u00a0%', '25\u00a0%', '50\u00a0%', '75\u00a0%', '100\u00a0%']);
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '25\u00a0%');
});
