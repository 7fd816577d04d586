import { render } from '@testing-library/react';
import { withEnds } from './withEnds';
import { kept } from './withEnds.css';

const AMOUNT = (
  <button type="button" key="amount">
    5 QI
  </button>
);

test.each([
  ['. A smaller amount costs less.', '.', ' A smaller amount costs less.'],
  [', at least', ',', ' at least'],
  ['。', '。', ''],
  ['，至少', '，', '至少'],
])('LNG-14 LNG-18 no line ends between an amount and %j', (text, end, rest) => {
  const { container } = render(<p>{withEnds(['It costs ', AMOUNT, text])}</p>);
  const whole = container.querySelector(`.${kept}`);
  expect(whole?.textContent).toBe(`5 QI${end}`);
  expect(whole?.firstElementChild?.tagName).toBe('BUTTON');
  expect(container.textContent).toBe(`It costs 5 QI${end}${rest}`);
});

test.each([
  ['a space', [AMOUNT, ' of it']],
  ['nothing', ['It costs ', AMOUNT]],
  ['an element', [AMOUNT, <b key="b">more</b>]],
])('LNG-18 a text with %s behind its amount is as it was', (_, content) => {
  const { container } = render(<p>{withEnds(content)}</p>);
  expect(container.querySelector(`.${kept}`)).toBeNull();
});
