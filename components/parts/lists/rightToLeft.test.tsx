import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { useErrorText } from '@/components/parts/errors/useErrorText';
import { EthereumName } from '@/components/parts/recipient/EthereumName';
import { useChangeText } from '@/components/parts/settings/useChangeText';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { CurrencyButton } from '@/components/parts/tokens/CurrencyButton';
import { PriceLine } from '@/components/parts/tokens/PriceLine';
import { amountOf } from '@/lib/base/amounts/amount';
import { UnknownNameError } from '@/lib/chain/names/registry';
import { NEW_LIST, NO_LISTS } from '@/lib/holdings/lists/listState';
import { useLists } from '@/lib/holdings/lists/store';
import { fakeList, fakeToken } from '@/lib/holdings/lists/testing/fakeLists.setup';
import { AVAX, PNG } from '@/lib/transactions/simulation/testing/previewed.setup';
import backup from '@/messages/en/backup.json';
import lists from '@/messages/en/lists.json';
import recipient from '@/messages/en/recipient.json';
import tokenChoice from '@/messages/en/tokenChoice.json';
import shared from '@/messages/en.json';
import { FallbackNote } from './FallbackNote';
import { ListDialog } from './ListDialog';
import { TokenLine } from './TokenLine';

const SHEKEL = { ...PNG, symbol: 'שקל', name: 'שקל חדש' };
const LIST = { ...fakeList('1.0.0', [fakeToken(1)]), name: 'רשימה 7' };
const [FAILED, FALLBACK] = ['https://a/ab.tokenlist.json', 'https://a/stablecoin.tokenlist.json'];
const ERROR = { code: 'listErrors.codec', values: {} } as const;

function ChangeText() {
  const changeText = useChangeText();
  return (
    <p>{changeText({ id: 'tokens', isRisky: true, type: 'tokens', tokens: [SHEKEL, PNG] }).text}</p>
  );
}

function ErrorText() {
  return <p>{useErrorText()(new UnknownNameError('שלום.eth'))}</p>;
}

/** The texts with Hebrew letters that could change the order of what is around them. */
function notIsolated(part: ReactNode): readonly string[] {
  useLists.setState({
    ...NO_LISTS,
    byUrl: { [FAILED]: { ...NEW_LIST, error: ERROR }, [FALLBACK]: { ...NEW_LIST, current: LIST } },
    selectedListUrl: [FAILED],
    lastInitializedDefaultListOfLists: [FAILED, FALLBACK],
  });
  const messages = { ...shared, backup, lists, recipient, tokenChoice };
  const { baseElement } = render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        {part}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  expect(baseElement).toHaveTextContent(/\p{Script=Hebrew}/u);
  const texts = document.createTreeWalker(baseElement, NodeFilter.SHOW_TEXT);
  const bare: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const isHebrew = /\p{Script=Hebrew}/u.test(text.textContent ?? '');
    if (isHebrew && !text.parentElement?.closest('bdi')) bare.push(text.textContent ?? '');
  }
  return bare;
}

const amount = amountOf(SHEKEL, 1_500_000_000_000_000_000n);
const price = { base: SHEKEL, quote: AVAX, numerator: 3n, denominator: 2n };
const tools = { chainId: 43114, actions: {}, refresh: jest.fn() };

test.each<[string, ReactNode]>([
  ['an amount', <CurrencyAmount key="a" amount={amount} />],
  ['a price', <PriceLine key="b" price={price} />],
  [
    'the button of a currency',
    <CurrencyButton key="c" currency={SHEKEL} emptyLabel="" label={String} onClick={jest.fn()} />,
  ],
  ['a token of a list', <TokenLine key="d" token={SHEKEL} />],
  [
    'a list',
    <ListDialog
      key="e"
      url={FALLBACK}
      list={{ ...NEW_LIST, current: LIST }}
      tools={tools as never}
      onClose={jest.fn()}
    />,
  ],
  ['the sentence about a fallback', <FallbackNote key="f" />],
  ['a change of an import', <ChangeText key="g" />],
  ['an error about a name', <ErrorText key="h" />],
  ['the sentence about a name of Ethereum', <EthereumName key="i" name="שלום.eth" />],
])(
  'LNG-19 %s moves no figure if its symbol or name is written from right to left',
  (_what, part) => {
    expect(notIsolated(part)).toEqual([]);
  },
);
