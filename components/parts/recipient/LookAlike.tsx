import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { Notice } from '@/components/ui/Notice';
import { comparedParts } from '@/lib/transactions/recipientVerdict/comparedParts';
import type { RecipientComparison } from '@/lib/transactions/recipientVerdict/comparedWithEarlier';
import * as styles from './LookAlike.css';

type Props = {
  address: Address;
  comparison: Extract<RecipientComparison, { type: 'lookAlike' }>;
  /** The consent, in a review. */
  children?: ReactNode;
};

/** Says that an address looks like another one, and marks the characters that differ. */
export function LookAlike({ address, comparison: { other, isOwn }, children }: Props) {
  const t = useTranslations('recipientVerdict');
  return (
    <Notice tone="warning">
      <p>{t(isOwn ? 'lookAlikeOwn' : 'lookAlike')}</p>
      <dl className={styles.addresses}>
        <dt>{t('thisAddress')}</dt>
        <dd>
          <Compared address={address} other={other} />
        </dd>
        <dt>{t(isOwn ? 'ownAddressLabel' : 'earlierAddress')}</dt>
        <dd>
          <Compared address={other} other={address} />
        </dd>
      </dl>
      {children}
    </Notice>
  );
}

function Compared({ address, other }: { address: Address; other: Address }) {
  return (
    <bdi className={styles.address} translate="no">
      {comparedParts(address, other).map(({ text, differs }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address, in order.
        differs ? <mark key={index}>{text}</mark> : text,
      )}
    </bdi>
  );
}
