import { useTranslations } from 'next-intl';
import { AmountWithValue } from '@/components/parts/tokens/AmountWithValue';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import {
  PROGRESS_TEXT,
  RequestProgress,
} from '@/components/transactions/approvals/RequestProgress';
import { RequestProblems } from '@/components/transactions/progress/RequestProblems';
import { Button } from '@/components/ui/Button';
import { Spinner } from '@/components/ui/Spinner';
import { formatAddress } from '@/lib/base/addresses/formatAddress';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { pairText } from '@/lib/base/tokens/pairText';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import type { Token } from '@/lib/base/tokens/token';
import { useFreshness } from '@/lib/chain/reads/useFreshness';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import { useDecimalsCheck } from '@/lib/holdings/knownTokens/useDecimalsCheck';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useBalances } from '@/lib/holdings/wallet/useBalances';
import { isUnlimited } from '@/lib/transactions/approvals/approval';
import type { GivenApproval } from '@/lib/transactions/approvals/givenApprovals';
import { useApproval } from '@/lib/transactions/approvals/useApproval';
import * as styles from './GivenApprovals.css';

const LOGO_SIZE = 40;
const POOL_SYMBOL = 'PGL';

type Props = {
  approval: GivenApproval;
  /** The pair whose pool token it is; undefined for other tokens. */
  pair: TokenPair | undefined;
  /** The id of the text that says why nothing can be removed now; undefined when it can. */
  blockedBy: string | undefined;
};

/** An approval that the account has given: how much can be taken now, and its removal. */
export function GivenApprovalRow({ approval: { token, spender, raw }, pair, blockedBy }: Props) {
  const t = useTranslations('approvals');
  const poolName = usePoolName(token, pair);
  const symbolText = useSymbolText();
  const label = poolName ? `${shortSymbol(token.symbol)} ${poolName}` : symbolText(token);
  // It is read in each block, even after the account's own transactions.
  const { allowance = raw, ...approval } = useApproval(amountOf(token, 1n), spender);
  const [held] = useBalances(token.chainId, useAddress(), [token]);
  const isSure = useDecimalsCheck(token.chainId, [token]).type === 'agrees';
  const { isStale } = useFreshness(token.chainId);
  const { submission } = approval;
  const isRequested = submission.phase === 'requested';
  const isChanging = approval.status === 'pending';
  if (allowance === 0n && !isChanging && !submission.isPending) return null;
  const limit = () => {
    if (isUnlimited(allowance)) return t('given.unlimited', { token: label });
    if (!isSure) return t('given.some', { token: label });
    return (
      <>
        <CurrencyAmount amount={amountOf(token, allowance)} /> {poolName}
      </>
    );
  };
  return (
    <li className={styles.row}>
      <TokenLogo currency={token} size={LOGO_SIZE} />
      <div className={styles.words}>
        <p>{limit()}</p>
        {held && held.raw > 0n && isSure && (
          <p className={styles.faint}>
            {t('given.atMost')} <AmountWithValue amount={atMost(held, allowance)} rounding="held" />
          </p>
        )}
      </div>
      {!submission.isPending && !isChanging && (
        <Button
          variant="secondary"
          disabled={isStale || blockedBy !== undefined}
          aria-describedby={blockedBy}
          aria-label={t('revoke.action', { symbol: label })}
          onClick={approval.revoke}
        >
          {t('given.remove')}
        </Button>
      )}
      <div className={styles.state}>
        {submission.isPending && (
          <RequestProgress isRequested={isRequested} onDismissed={submission.dismissRequest}>
            {t(isRequested ? 'revoke.waiting' : 'revoke.checking', { symbol: label })}
          </RequestProgress>
        )}
        {!submission.isPending && isChanging && (
          <p role="status">
            <Spinner /> {t(PROGRESS_TEXT[approval.progress ?? 'giving'], { symbol: label })}
          </p>
        )}
        <RequestProblems submission={submission} />
      </div>
    </li>
  );
}

/** What names a pool token, because all have one symbol; undefined for any other token. */
function usePoolName(token: Token, pair: TokenPair | undefined): string | undefined {
  const symbolText = useSymbolText();
  if (pair) return pairText(pair.map(symbolText));
  return token.symbol === POOL_SYMBOL ? `(${formatAddress(token.address)})` : undefined;
}

/** What can be taken of a balance now. */
function atMost(held: Amount, raw: bigint): Amount {
  return held.raw < raw ? held : { ...held, raw };
}
