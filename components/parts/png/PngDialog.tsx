'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FiguresAge } from '@/components/parts/figuresAge/FiguresAge';
import { withMessages } from '@/components/parts/loading/withMessages';
import { AddToWallet } from '@/components/transactions/progress/AddToWallet';
import { Dialog } from '@/components/ui/Dialog';
import { Fact, Facts } from '@/components/ui/Facts';
import { PageLink } from '@/components/ui/PageLink';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatPngPrice } from '@/lib/base/amounts/formatPngPrice';
import type { Price } from '@/lib/base/amounts/price';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { pngMessages } from '@/lib/base/i18n/exported/png';
import { AVALANCHE } from '@/lib/base/networks/network';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { useNativePrice } from '@/lib/exchange/pairs/useNativePrice';
import { usePngSupply } from '@/lib/exchange/png/usePngSupply';
import { useEarnedTotal } from '@/lib/exchange/rewards/farms/useEarnedTotal';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useBalances } from '@/lib/holdings/wallet/useBalances';
import { hrefOf } from '@/lib/site/navigation/routes';
import { PngClaimLinks } from './PngClaimLinks';
import * as styles from './PngDialog.css';
import { PngFact } from './PngFact';

type Props = { onClose: () => void };

/** The account's PNG, what it can claim, and how much PNG there is and costs. */
export const PngDialog = withMessages(pngMessages, Content);

function Content({ onClose }: Props) {
  const t = useTranslations('png');
  const wallet = useTranslations('wallet');
  const frame = useTranslations('frame');
  const chainId = useActiveChainId();
  const account = useAddress();
  const png = chainId && pngToken(chainId);
  const [balance] = useBalances(chainId, account, [png]);
  const earned = useEarnedTotal(chainId, account);
  const price = useNativePrice(png);
  const { total, circulating } = usePngSupply(chainId);
  const hasFarms = chainId === AVALANCHE;
  return (
    <Dialog title={wallet('pngTitle')} closeLabel={frame('close')} onClose={onClose}>
      {account === undefined && <p className={styles.note}>{t('connect')}</p>}
      {account && (
        <dl>
          <PngFact
            term={t('balance')}
            png={png}
            raw={balance?.raw}
            places={2}
            hasUsd
            countsFor={`${chainId} ${account}`}
            isMain
          />
        </dl>
      )}
      {account && hasFarms && (
        <div className={styles.owned}>
          <Facts>
            <PngFact term={t('earned')} png={png} raw={earned?.total} places={4} hasUsd />
          </Facts>
        </div>
      )}
      {earned && earned.unreadable > 0 && (
        <p className={styles.note}>{t('silent', { count: earned.unreadable })}</p>
      )}
      {png && hasFarms && (
        <PngClaimLinks png={png} versions={account ? earned?.versions : []} onFollow={onClose} />
      )}
      <div className={styles.market}>
        <Facts>
          <PngPriceFact price={price} />
          {hasFarms && <PngFact term={t('circulating')} png={png} raw={circulating} places={0} />}
          <PngFact term={t('total')} png={png} raw={total} places={0} />
        </Facts>
      </div>
      <FiguresAge chainId={chainId} />
      <div className={styles.foot}>
        {png && <AddToWallet chainId={png.chainId} address={png.address} />}
        {hasFarms && (
          <PageLink className={styles.link} href={hrefOf({ name: 'airdrop' })} onClick={onClose}>
            {t('airdrop')}
          </PageLink>
        )}
      </div>
    </Dialog>
  );
}

/**
 * What one PNG costs in AVAX, which its pool holds as WAVAX. The price is undefined while unknown,
 * null if there is none.
 */
function PngPriceFact({ price }: { price: Price | null | undefined }) {
  const t = useTranslations('png');
  const locale = useLocale();
  return (
    <Fact term={t('price')}>
      {price === undefined && <Skeleton characters={12} />}
      {price === null && <span className={styles.quiet}>{t('unknown')}</span>}
      {price &&
        withSymbol(formatPngPrice(price, locale), nativeCurrency(price.quote.chainId).symbol)}
    </Fact>
  );
}
