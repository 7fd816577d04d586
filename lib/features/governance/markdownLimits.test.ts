import { isFormattable } from './markdownLimits';

/** One of 20 parts of a long proposal: some 950 characters. */
const PART = [
  '## Rewards of this part',
  `${'Liquidity providers have asked for this, and "nobody" (so far) has objected. '.repeat(7)}`,
  ...Array.from({ length: 5 }, () => '- **Pool**: `PNG`-AVAX, 1,000.5 a week, see below'),
  '[The discussion](https://gov.pangolin.exchange/t/rewards-of-this-part/1234?page=2)',
].join('\n\n');

test('GOV-10 a long, ordinary proposal is formatted', () => {
  const proposal = Array.from({ length: 20 }, () => PART).join('\n\n');
  expect(proposal.length).toBeGreaterThan(18_000);
  expect(isFormattable(proposal)).toBe(true);
});

test.each<[string, string]>([
  ['lines', '\n\n'.repeat(200)],
  ['marks', '|'.repeat(1_001)],
  ['paired marks', 'a* '.repeat(701)],
  ['quotes in one line', `${'>'.repeat(41)}a`],
  ['indents of a list', `${' '.repeat(40)}- a`],
  ['lists', `${`${'- '.repeat(20)}a\n`.repeat(40)}- a`],
])('GOV-10 a text of too many %s is not, and one of fewer is', (_what, text) => {
  expect(isFormattable(text)).toBe(false);
  expect(isFormattable(text.slice(2))).toBe(true);
});

test('GOV-10 rules and prose have no such marks', () => {
  expect(
    isFormattable(`${'-'.repeat(9_000)}\n${'='.repeat(5_000)}\n${'a, (b). '.repeat(700)}`),
  ).toBe(true);
});
