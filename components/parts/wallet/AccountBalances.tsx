import { useTranslations } from 'next-intl';
import { PngAmount } from '@/components/parts/png/PngAmount';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { Fact, Facts } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import type { ChainId } from '@/lib/base/networks/network';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useBalances } from '@/lib/holdings/wallet/useBalances';
import * as styles from './AccountDialog.css';

const WAITING_CHARACTERS = 13;

/** The account's AVAX and PNG, for which the header of a narrow page has no room. */
export function AccountBalances({ chainId }: { chainId: ChainId }) {
  const t = useTranslations('wallet');
  const wallets = useTranslations('wallets');
  const png = pngToken(chainId);
  const [avax, ownPng] = useBalances(chainId, useAddress(), [nativeCurrency(chainId), png]);
  return (
    <Facts>
      <Fact term={wallets('avaxBalance')}>
        {avax ? (
          <span className={styles.balance}>
            <UsdValue amount={avax} />
            <CurrencyAmount amount={avax} rounding="held" digits={SHORT_DIGITS} />
          </span>
        ) : (
          <Skeleton characters={WAITING_CHARACTERS} />
        )}
      </Fact>
      <Fact term={t('pngTitle')}>
        {png && ownPng ? (
          <span className={styles.balance}>
            <UsdValue amount={ownPng} />
            <PngAmount png={png} raw={ownPng.raw} places={2} />
          </span>
        ) : (
          <Skeleton characters={WAITING_CHARACTERS} />
        )}
      </Fact>
    </Facts>
  );
}
