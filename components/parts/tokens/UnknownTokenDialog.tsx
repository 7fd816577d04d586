'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ConsentActions } from '@/components/ui/ConsentActions';
import { Dialog } from '@/components/ui/Dialog';
import { isolated } from '@/lib/base/text/isolated';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { findLookalike } from '@/lib/base/tokens/lookalike';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import type { Token } from '@/lib/base/tokens/token';
import { useTokens } from '@/lib/holdings/knownTokens/useKnownTokens';
import { TokenFindings } from './TokenFindings';
import { UnknownTokenCard } from './UnknownTokenCard';
import * as styles from './UnknownTokenDialog.css';

type Props = {
  token: Token;
  onAccept: () => void;
  onClose: () => void;
};

/** Warns of a token that is on no list, and continues only after the user's consent. */
export function UnknownTokenDialog({ token, onAccept, onClose }: Props) {
  const t = useTranslations('tokenChoice');
  const frame = useTranslations('frame');
  const known = useTokens(token.chainId);
  const lookalike = useMemo(
    () => findLookalike(token, [nativeCurrency(token.chainId), ...known]),
    [token, known],
  );
  return (
    <Dialog title={t('unknownTitle')} closeLabel={frame('close')} onClose={onClose} asksConsent>
      <div className={styles.content}>
        <p className={styles.warning}>{t('unknownWarning')}</p>
        <UnknownTokenCard token={token} isLookalike={lookalike !== undefined}>
          {lookalike && (
            <p className={styles.lookalike} role="alert">
              {t('lookalike', {
                symbol: shortSymbol(lookalike.symbol),
                name: isolated(lookalike.name),
              })}
            </p>
          )}
        </UnknownTokenCard>
        <TokenFindings currency={token} tellsSuccess />
      </div>
      <ConsentActions
        action={t('continue')}
        cancelLabel={t('cancel')}
        onConfirm={onAccept}
        onCancel={onClose}
      >
        {t('understand')}
      </ConsentActions>
    </Dialog>
  );
}
