'use client';

import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { focusField } from '@/components/ui/focusField';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { useOpenDialog } from '@/components/ui/openDialogs';
import { tokenChoiceMessages } from '@/lib/base/i18n/exported/tokenChoice';
import { type Currency, isSameCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { useCurrencyChoices } from '@/lib/exchange/tokenChoice/useCurrencyChoices';
import { useTokenSearch } from '@/lib/exchange/tokenChoice/useTokenSearch';
import { useWantLists } from '@/lib/holdings/lists/useAreListsReady';
import { forgetToken, rememberToken } from '@/lib/site/settings/store';
import * as styles from './TokenDialog.css';
import { TokenSearch } from './TokenSearch';

const ManageLists = lazyPart(() => import('@/components/parts/lists/ManageLists'), 'ManageLists');

const UnknownTokenDialog = lazyComponent(
  () => import('./UnknownTokenDialog'),
  'UnknownTokenDialog',
);

type Props = {
  chosen: Currency | undefined;
  onChoose: (currency: Currency) => void;
  /** Called with a token that the user has removed from the added ones. */
  onForget: (token: Token) => void;
  onClose: () => void;
};

/**
 * The choice of a currency by list, search or address, and the management of token lists. An
 * unknown token needs a confirmation.
 */
export const TokenDialog = withMessages({ tokenChoice: tokenChoiceMessages }, Content);

function Content({ chosen, onChoose, onForget, onClose }: Props) {
  const t = useTranslations('tokens');
  const choice = useTranslations('tokenChoice');
  const frame = useTranslations('frame');
  useWantLists();
  const choices = useCurrencyChoices();
  // Outside the dialog, which may build its content again (PNL-18).
  const found = useTokenSearch(choices);
  const search = useRef<HTMLInputElement>(null);
  const { isManaging, entry, back, manage, leave } = useListsView(search);
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
        title={isManaging ? choice('listsTitle') : t('selectTitle')}
        closeLabel={frame('close')}
        onClose={onClose}
        initialFocus={search}
        isLow
        back={
          isManaging && (
            <Button ref={back} variant="icon" aria-label={choice('backToSearch')} onClick={leave}>
              <ArrowLeft size={20} aria-hidden="true" />
            </Button>
          )
        }
      >
        {/* The search stays as it was. */}
        <div hidden={isManaging}>
          <TokenSearch
            choices={choices}
            found={found}
            chosen={chosen}
            onChoose={choose}
            onForget={forget}
            search={search}
            entry={entry}
            onManage={manage}
          />
        </div>
        {isManaging && (
          <div className={styles.managed}>
            <ManageLists />
          </div>
        )}
        {isManaging && <LeftByBack onBack={leave} />}
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

/** Makes Back and Escape lead from the lists to the search, as from one dialog to another. */
function LeftByBack({ onBack }: { onBack: () => void }) {
  useOpenDialog(onBack);
  return null;
}

/**
 * Whether a token dialog shows its token lists in place of its search. The focus goes to the way
 * back, and on return to the search field.
 */
function useListsView(search: RefObject<HTMLInputElement | null>) {
  const [isManaging, setManaging] = useState(false);
  const [entry, back] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const hasSwitched = useRef(false);
  useEffect(() => {
    const shown = isManaging ? back.current : entry.current;
    if (!hasSwitched.current || !shown) return;
    const panel = shown.closest('[role="dialog"]');
    if (panel) panel.scrollTop = 0;
    if (isManaging || !focusField(search.current)) shown.focus();
  }, [isManaging, search, entry, back]);
  const show = (manages: boolean) => {
    hasSwitched.current = true;
    setManaging(manages);
  };
  return { isManaging, entry, back, manage: () => show(true), leave: () => show(false) };
}
