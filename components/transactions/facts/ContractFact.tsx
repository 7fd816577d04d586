import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { Fact } from '@/components/ui/Facts';
import { FullAddress } from './FullAddress';

/** In a review: the contract that is called. */
export function ContractFact({ address }: { address: Address }) {
  const t = useTranslations('transactions');
  return (
    <Fact term={t('contract')}>
      <FullAddress address={address} />
    </Fact>
  );
}
