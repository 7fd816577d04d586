import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Address } from 'viem';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { PendingTransactions } from '@/components/transactions/history/PendingTransactions';
import { Notice } from '@/components/ui/Notice';
import { type HeldOldToken, useOldTokens } from '@/lib/exchange/oldBridge/useOldTokens';
import * as styles from './OldBridgeDialog.css';
import { ReadingOldTokens } from './ReadingOldTokens';
import { UpgradeForm } from './UpgradeForm';

const LOGO_SIZE = 20;

/** The transactions of a conversion. */
const TRANSACTION_TYPES = ['upgrade', 'approve', 'revoke'] as const;

/** The account's tokens of the old bridge, and the form that converts the chosen one. */
export function HeldOldTokens({ account }: { account: Address }) {
  const t = useTranslations('upgrade');
  const { tokens, isLoading } = useOldTokens(account);
  const [chosen, setChosen] = useState<HeldOldToken>();
  // The form of a token stays while its dialog shows the result, even if nothing is left of it.
  const shown = tokens.find(({ present }) => present === chosen?.present) ?? chosen ?? tokens[0];
  if (shown && !chosen) setChosen(shown);
  return (
    <>
      {isLoading && tokens.length === 0 && <ReadingOldTokens />}
      {!isLoading && tokens.length === 0 && <Notice tone="plain">{t('none')}</Notice>}
      {tokens.length > 0 && <Choice tokens={tokens} chosen={shown} onChoose={setChosen} />}
      {shown && (
        <UpgradeForm
          key={shown.present.address}
          account={account}
          token={shown}
          isShown={tokens.includes(shown)}
        />
      )}
      <PendingTransactions types={TRANSACTION_TYPES} />
    </>
  );
}

type ChoiceProps = {
  tokens: readonly HeldOldToken[];
  chosen: HeldOldToken | undefined;
  onChoose: (token: HeldOldToken) => void;
};

function Choice({ tokens, chosen, onChoose }: ChoiceProps) {
  const t = useTranslations('upgrade');
  const symbolText = useSymbolText();
  return (
    <fieldset className={styles.tokens}>
      <legend className={styles.legend}>{t('choose')}</legend>
      {tokens.map((token) => {
        const { currency } = token.held;
        return (
          <label key={currency.address} className={styles.token}>
            <input
              type="radio"
              name="oldToken"
              checked={token.present === chosen?.present}
              onChange={() => onChoose(token)}
            />
            <TokenLogo currency={currency} size={LOGO_SIZE} />
            {symbolText(currency)}
          </label>
        );
      })}
    </fieldset>
  );
}
