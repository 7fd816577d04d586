import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PngAmount } from '@/components/parts/png/PngAmount';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { announcement } from '@/components/ui/announcement.css';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Amount } from '@/lib/base/amounts/amount';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import type { ChainId } from '@/lib/base/networks/network';
import { type Currency, nativeCurrency } from '@/lib/base/tokens/currency';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useBalances } from '@/lib/holdings/wallet/useBalances';
import * as styles from './AccountDialog.css';

const LOGO_SIZE = 24;
const WAITING_CHARACTERS = 9;

/** The account's PNG and AVAX, for which the header of a narrow page has no room. */
export function AccountBalances({ chainId }: { chainId: ChainId }) {
  const t = useTranslations('wallet');
  const wallets = useTranslations('wallets');
  const png = pngToken(chainId);
  const native = nativeCurrency(chainId);
  const [avax, ownPng] = useBalances(chainId, useAddress(), [native, png]);
  return (
    <dl className={styles.balances}>
      <Balance term={t('pngTitle')} currency={png} amount={ownPng}>
        {ownPng && <PngAmount png={png} raw={ownPng.raw} places={2} />}
      </Balance>
      <Balance term={wallets('avaxBalance')} currency={native} amount={avax}>
        {avax && <CurrencyAmount amount={avax} rounding="held" digits={SHORT_DIGITS} />}
      </Balance>
    </dl>
  );
}

type BalanceProps = {
  /** For screen readers. */
  term: string;
  currency: Currency;
  /** Undefined until it is read. */
  amount: Amount | undefined;
  children: ReactNode;
};

/** One balance, as its amount with its value in dollars. */
function Balance({ term, currency, amount, children }: BalanceProps) {
  return (
    <div className={styles.balance}>
      <dt className={announcement}>{term}</dt>
      <TokenLogo currency={currency} size={LOGO_SIZE} />
      <dd className={styles.amount}>
        {amount ? children : <Skeleton characters={WAITING_CHARACTERS} />}
        <UsdValue amount={amount} keepsRoom />
      </dd>
    </div>
  );
}
