import { filesWith } from './jsxElements';

test('AMT-16 every form takes its amounts in the one field that selects what was filled in', () => {
  expect(filesWith(({ name }) => name === 'AmountField')).toEqual([
    'components/parts/amounts/AmountInput.tsx',
  ]);
  expect(filesWith(({ name }) => name === 'AmountInput')).toEqual([
    'components/features/liquidity/remove/RemoveFields.tsx',
    'components/features/migration/ConvertForm.tsx',
    'components/features/onramp/BuyForm.tsx',
    'components/parts/oldBridge/UpgradeForm.tsx',
    'components/parts/rewards/StakeAmountField.tsx',
    'components/parts/tokens/CurrencyField.tsx',
  ]);
  expect(filesWith(({ name }) => name === 'CurrencyField')).toEqual([
    'components/features/liquidity/add/AddFields.tsx',
    'components/features/send/SendScreen.tsx',
    'components/features/swap/SwapField.tsx',
  ]);
});

test('AMT-16 no other field takes a number with a point, but for the slippage tolerance', () => {
  expect(filesWith(({ attributes }) => attributes.includes('inputMode="decimal"'))).toEqual([
    'components/parts/settings/SlippageSetting.tsx',
    'components/ui/AmountField.tsx',
  ]);
  expect(filesWith(({ attributes }) => /type="number"/.test(attributes))).toEqual([]);
});
