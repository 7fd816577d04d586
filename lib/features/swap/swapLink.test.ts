import { prefilledForm } from './prefilledForm';
import { EMPTY_SWAP_FORM, type SwapForm } from './swapForm';
import { swapLink } from './swapLink';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const PAGE = { origin: 'https://gateway.example', pathname: '/ipfs/bafy/swap/' };

const form: SwapForm = {
  ...EMPTY_SWAP_FORM,
  independentField: 'output',
  typedValue: '1234.50',
  inputId: PNG,
  outputId: 'AVAX',
};

test('SWP-32 a shared link is on the page of its gateway, and has what is typed and no recipient', () => {
  const shared = { ...form, recipient: { text: FRIEND, isFromLink: false } };
  expect(swapLink(PAGE, shared)).toBe(
    `https://gateway.example/ipfs/bafy/swap/?inputCurrency=${PNG}&outputCurrency=AVAX&exactAmount=1234.50&exactField=output`,
  );
});

test.each<Partial<SwapForm>>([
  {},
  { independentField: 'input', typedValue: '.5' },
  { typedValue: '' },
  { inputId: undefined },
  { outputId: undefined, inputId: 'AVAX' },
])('SWP-32 a shared link opens the form with %j', (changed) => {
  const shared = { ...form, ...changed };
  const opened = prefilledForm(new URL(swapLink(PAGE, shared)).searchParams);
  expect({ ...opened, linkedIds: [] }).toEqual(shared);
});
