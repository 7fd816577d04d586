'use client';

import { useTranslations } from 'next-intl';
import { ScreenMessages } from '@/components/parts/loading/ScreenMessages';
import { Notice } from '@/components/ui/Notice';
import { tokenProbeMessages } from '@/lib/base/i18n/exported/tokenProbe';
import type { Currency } from '@/lib/base/tokens/currency';
import { findingsOf } from '@/lib/exchange/tokenProbe/finding';
import { useDifferingFee } from '@/lib/exchange/tokenProbe/useKnownFee';
import { useTokenProbe } from '@/lib/exchange/tokenProbe/useTokenProbe';
import { useIsAdded } from '@/lib/holdings/knownTokens/useIsAdded';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import type { TransferDirection } from '@/lib/transactions/submit/transferDirection';
import { FindingLine, OwnFeeLine } from './FindingLine';
import * as styles from './TokenFindings.css';
import { useSymbolText } from './useSymbolText';

const MESSAGES = { tokenProbe: tokenProbeMessages };

type Props = {
  currency: Currency;
  /** Whether it is to be sold. */
  isSold?: boolean;
  /** How it would move between a pool and the account; by default as in a swap. */
  direction?: TransferDirection;
  /** Whether to say so when nothing was found, as for tokens that the user has added. */
  tellsSuccess?: boolean;
  /**
   * Whether an exact amount to receive was typed: the router cannot buy one of a token with a fee,
   * and for one that could not be probed this is unknown.
   */
  needsExactInput?: boolean;
};

/**
 * What a simulated purchase and sale of a token found, or why they could not be made. Nothing if
 * there is nothing to say.
 */
export function TokenFindings(props: Props) {
  return (
    <ScreenMessages exported={MESSAGES}>
      <Findings {...props} />
    </ScreenMessages>
  );
}

function Findings(props: Props) {
  const { currency, isSold = false, needsExactInput = false } = props;
  const t = useTranslations('tokenProbe');
  const probe = useTokenProbe(currency);
  const findings = findingsOf(probe, isSold);
  const { direction = isSold ? 'toPool' : 'fromPool' } = props;
  const ownBps = useDifferingFee(currency, direction, useAddress());
  const isAdded = useIsAdded(currency);
  const tellsSuccess = props.tellsSuccess || isAdded;
  const shown = findings.filter(({ type }) => tellsSuccess || type !== 'traded');
  const symbol = useSymbolText()(currency);
  const notProbed = tellsSuccess && probe && probe.kind !== 'probed' ? probe.kind : undefined;
  const isSilent = shown.length === 0 && ownBps === undefined && notProbed === undefined;
  if (isSilent && !needsExactInput) return null;
  const isUnknown = probe?.kind === 'unavailable' && ownBps === undefined;
  const isTraded = !ownBps && !notProbed && shown.every(({ type }) => type === 'traded');
  return (
    <div className={styles.place}>
      <Notice tone={isTraded ? 'plain' : 'warning'}>
        {needsExactInput && <p>{t(isUnknown ? 'payInsteadUnknown' : 'payInstead', { symbol })}</p>}
        {shown.map((finding) => (
          <FindingLine key={finding.type} finding={finding} symbol={symbol} />
        ))}
        {notProbed && <p>{t(`notProbed.${notProbed}`, { symbol })}</p>}
        <OwnFeeLine symbol={symbol} feeBps={ownBps} />
        <ProbeLimits />
      </Notice>
    </div>
  );
}

/** What a simulated purchase and sale cannot show, one press away. */
function ProbeLimits() {
  const t = useTranslations('tokenProbe');
  return (
    <details>
      <summary className={styles.summary}>{t('limits')}</summary>
      <p className={styles.note}>{t('limitsIntro')}</p>
      <ul className={styles.limits}>
        <li>{t('blindTaxes')}</li>
        <li>{t('blindBlocked')}</li>
        <li>{t('blindNoticing')}</li>
      </ul>
      <p className={styles.note}>{t('falseAlarm')}</p>
    </details>
  );
}
