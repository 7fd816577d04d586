'use client';

import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Notice } from '@/components/ui/Notice';
import { decimalsMessages } from '@/lib/base/i18n/exported/decimals';
import { isInCatalogue } from '@/lib/base/tokens/catalogue';
import type { DecimalsProblem } from '@/lib/holdings/knownTokens/decimalsCheck';
import * as styles from './TokenFindings.css';
import { useSymbolText } from './useSymbolText';

/** Says why no amount of a token can be signed. */
export const DecimalsNotice = withMessages({ decimals: decimalsMessages }, Content);

function Content({ problem }: { problem: DecimalsProblem }) {
  const t = useTranslations('decimals');
  const { token } = problem;
  const symbol = useSymbolText()(token);
  return (
    <div className={styles.place}>
      <Notice tone="error">
        {problem.type === 'differs'
          ? t(isInCatalogue(token) ? 'differsHere' : 'differs', {
              symbol,
              known: token.decimals,
              onChain: problem.onChain,
            })
          : t('silent', { symbol })}
      </Notice>
    </div>
  );
}
