import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { Finding } from '@/lib/exchange/tokenProbe/finding';
import tokenProbe from '@/messages/en/tokenProbe.json';
import { FindingLine } from './FindingLine';

const block = 1_234_567n;

const FINDINGS: readonly (readonly [Finding, readonly string[]])[] = [
  [
    { type: 'transferFee', block, feeBps: 100 },
    ['SAFE takes 1% of each transfer (simulated at block 1,234,567).'],
  ],
  [
    { type: 'purchaseFee', block, feeBps: 250 },
    ['SAFE takes 2.5% of each purchase (simulated at block 1,234,567).'],
  ],
  [
    { type: 'saleFee', block, feeBps: 1 },
    ['SAFE takes 0.01% of each sale (simulated at block 1,234,567).'],
  ],
  [
    { type: 'purchaseRefused', block, reason: 'paused' },
    ['Buying SAFE failed in a simulation at block 1,234,567.', 'Reason: paused'],
  ],
  [
    { type: 'saleRefused', block, reason: 'no sales' },
    [
      'Selling SAFE failed in a simulation at block 1,234,567. You may be unable to sell it.',
      'Reason: no sales',
    ],
  ],
  [
    { type: 'saleUntried', block },
    ['A simulated purchase of SAFE at block 1,234,567 succeeded, but no sale could be simulated.'],
  ],
  [
    { type: 'traded', block },
    ['SAFE: no fee found. Bought and sold in simulation at block 1,234,567. This can change.'],
  ],
];

test.each(FINDINGS)('SIM-06 the finding %j is shown with its block', (finding, lines) => {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={{ tokenProbe }} timeZone="UTC">
      <FindingLine finding={finding} symbol="SAFE" />
    </NextIntlClientProvider>,
  );
  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual(lines);
});
