import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parsed } from './parsed';

/** The elements of all components: the file, the name, and the attributes. */
const ELEMENTS = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.(test|setup))\.tsx$/.test(name))
  .flatMap((name) => elementsOf(join('components', name)));

function elementsOf(path: string) {
  const text = readFileSync(path, 'utf8');
  const source = parsed(path, text);
  const elements: { path: string; name: string; attributes: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node))
      elements.push({ path, name: node.tagName.getText(), attributes: node.attributes.getText() });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return elements;
}

function filesWith(isWanted: (element: (typeof ELEMENTS)[number]) => boolean) {
  return [...new Set(ELEMENTS.filter(isWanted).map(({ path }) => path))].toSorted();
}

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
