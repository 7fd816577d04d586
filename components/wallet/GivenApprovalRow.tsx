import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { TokenLogo } from '@/components/tokens/TokenLogo';
import { UsdValue } from '@/components/tokens/UsdValue';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { RequestProblems } from '@/components/transactions/RequestProblems';
import { RequestProgress } from '@/components/transactions/RequestProgress';
import { Button } from '@/components/ui/Button';
import { Spinner } from '@/components/ui/Spinner';
import { type Amount, amountOf } from '@/lib/amounts/amount';
import { isUnderWay } from '@/lib/approvals/approval';
import { revokeIntent } from '@/lib/approvals/approveIntent';
import type { GivenApproval } from '@/lib/approvals/givenApprovals';
import { useTransactions } from '@/lib/history/store';
import { useSubmit } from '@/lib/submit/useSubmit';
import { useBalances } from '@/lib/wallet/useBalances';
import * as styles from './GivenApprovalRow.css';

const LOGO_SIZE = 24;

type Props = { approval: GivenApproval; account: Address };

/** An approval that the account has given: its amount, what the account has, and its removal. */
export function GivenApprovalRow({ approval, account }: Props) {
  const t = useTranslations('approvals');
  const { token, spender, raw, isUnlimited } = approval;
  const symbol = useSymbolText()(token);
  const [held] = useBalances(token.chainId, account, [token]);
  const submission = useSubmit();
  const parties = { owner: account, token, spender };
  const change = useTransactions(({ records }) =>
    records.find((record) => isUnderWay(record, parties, Date.now())),
  );
  const pending = change?.summary.type === 'approve' ? 'approve.pending' : 'revoke.pending';
  const isAsked = submission.phase === 'asked';
  return (
    <li className={styles.row}>
      <TokenLogo currency={token} size={LOGO_SIZE} />
      <div className={styles.words}>
        <p>
          {isUnlimited ? (
            t('given.unlimited', { symbol })
          ) : (
            <CurrencyAmount amount={amountOf(token, raw)} />
          )}{' '}
          <span className={styles.faint}>{token.name}</span>
        </p>
        {held && held.raw > 0n && (
          <p className={styles.faint}>
            {t('given.atMost')} <CurrencyAmount amount={atMost(held, raw)} />{' '}
            <UsdValue amount={atMost(held, raw)} />
          </p>
        )}
      </div>
      {!submission.isPending && change === undefined && (
        <Button
          variant="secondary"
          aria-label={t('revoke.action', { symbol })}
          onClick={() => submission.send(revokeIntent({ account, spender, token }))}
        >
          {t('given.remove')}
        </Button>
      )}
      <div className={styles.state}>
        {submission.isPending && (
          <RequestProgress isAsked={isAsked} onDismissed={submission.forgetRequest}>
            {t(isAsked ? 'revoke.waiting' : 'revoke.checking', { symbol })}
          </RequestProgress>
        )}
        {!submission.isPending && change && (
          <p role="status">
            <Spinner /> {t(pending, { symbol })}
          </p>
        )}
        <RequestProblems submission={submission} />
      </div>
    </li>
  );
}

/** What can be taken of a balance now. */
function atMost(held: Amount, raw: bigint): Amount {
  return held.raw < raw ? held : { ...held, raw };
}
