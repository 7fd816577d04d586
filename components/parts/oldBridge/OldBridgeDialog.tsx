'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Address } from 'viem';
import { withMessages } from '@/components/parts/loading/withMessages';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { OnAvalanche } from '@/components/parts/wallet/OnAvalanche';
import { PendingTransactions } from '@/components/transactions/history/PendingTransactions';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Dialog } from '@/components/ui/Dialog';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { upgradeMessages } from '@/lib/base/i18n/exported/upgrade';
import { type HeldOldToken, useOldTokens } from '@/lib/exchange/oldBridge/useOldTokens';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { BRIDGE_URL } from '@/lib/site/navigation/aboutLinks';
import * as styles from './OldBridgeDialog.css';
import { UpgradeForm } from './UpgradeForm';

const LOGO_SIZE = 20;

/** The transactions of a conversion. */
const TRANSACTION_TYPES = ['upgrade', 'approve', 'revoke'] as const;

type Props = { onClose: () => void };

/** Converts the account's tokens of the old bridge to those of the present one. */
export const OldBridgeDialog = withMessages({ upgrade: upgradeMessages }, Content);

function Content({ onClose }: Props) {
  const t = useTranslations('upgrade');
  const frame = useTranslations('frame');
  const account = useAddress();
  return (
    <Dialog title={t('title')} closeLabel={frame('close')} onClose={onClose}>
      <div className={styles.parts}>
        <p className={styles.quiet}>{t('intro')}</p>
        <OnAvalanche loading={t('loading')}>
          {account ? (
            <Held key={account} account={account} />
          ) : (
            <>
              <p className={styles.quiet}>{t('connect')}</p>
              <ConnectAction />
            </>
          )}
        </OnAvalanche>
        <ButtonLink variant="secondary" href={BRIDGE_URL}>
          {t('bridge')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}

function Held({ account }: { account: Address }) {
  const t = useTranslations('upgrade');
  const { tokens, isLoading } = useOldTokens(account);
  const [chosen, setChosen] = useState<HeldOldToken>();
  // The form of a token stays while its dialog shows the result, even if nothing is left of it.
  const shown = tokens.find(({ present }) => present === chosen?.present) ?? chosen ?? tokens[0];
  if (shown && !chosen) setChosen(shown);
  return (
    <>
      {isLoading && tokens.length === 0 && (
        <div className={styles.waiting} role="status" aria-label={t('loading')}>
          <Spinner />
        </div>
      )}
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
