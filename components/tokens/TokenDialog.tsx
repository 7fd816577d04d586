'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { withMessages } from '@/components/layout/withMessages';
import { Dialog } from '@/components/ui/Dialog';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { tokenChoiceMessages } from '@/lib/i18n/exported/tokenChoice';
import { useWantLists } from '@/lib/lists/useWantLists';
import { forgetToken, rememberToken } from '@/lib/settings/store';
import { type Currency, isSameCurrency } from '@/lib/tokens/currency';
import type { Token } from '@/lib/tokens/token';
import { ListsOrSearch } from './ListsOrSearch';
import { TokenSearch } from './TokenSearch';
import { useCurrencyChoices } from './useCurrencyChoices';

const UnknownTokenDialog = lazyComponent(() =>
  import('./UnknownTokenDialog').then((loaded) => loaded.UnknownTokenDialog),
);

type Props = {
  chosen: Currency | undefined;
  onChoose: (currency: Currency) => void;
  /** Called with a token that the user has removed from the added ones. */
  onForget: (token: Token) => void;
  onClose: () => void;
};

/** The choice of a currency by list, search or address. An unknown token needs a confirmation. */
export const TokenDialog = withMessages({ tokenChoice: tokenChoiceMessages }, Content);

function Content({ chosen, onChoose, onForget, onClose }: Props) {
  const t = useTranslations('tokens');
  const frame = useTranslations('frame');
  useWantLists();
  const choices = useCurrencyChoices();
  const search = useRef<HTMLInputElement>(null);
  const [unknown, setUnknown] = useState<Token>();
  const choose = (currency: Currency) => {
    const isKnown = choices.currencies.some((each) => isSameCurrency(each, currency));
    if (isKnown || currency.type === 'native') onChoose(currency);
    else setUnknown(currency);
  };
  const accept = (token: Token) => {
    rememberToken(token);
    onChoose(token);
  };
  const forget = (token: Token) => {
    onForget(token);
    forgetToken(token);
    search.current?.focus();
  };
  return (
    <>
      <Dialog
        title={t('selectTitle')}
        closeLabel={frame('close')}
        onClose={onClose}
        initialFocus={search}
      >
        <ListsOrSearch>
          <TokenSearch
            choices={choices}
            chosen={chosen}
            onChoose={choose}
            onForget={forget}
            search={search}
          />
        </ListsOrSearch>
      </Dialog>
      {unknown && (
        <UnknownTokenDialog
          token={unknown}
          onAccept={() => accept(unknown)}
          onClose={() => setUnknown(undefined)}
        />
      )}
    </>
  );
}
