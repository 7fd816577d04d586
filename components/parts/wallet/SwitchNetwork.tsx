'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Declined } from '@/components/parts/errors/Declined';
import { useErrorText } from '@/components/parts/errors/useErrorText';
import { Button } from '@/components/ui/Button';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { isUserRejection } from '@/lib/base/errors/userRejection';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import { useSwitchNetwork } from '@/lib/holdings/wallet/useSwitchNetwork';

type Props = Pick<ComponentProps<typeof Button>, 'variant'> & {
  /** The chain to switch to; the configured one by default. */
  chainId?: ChainId;
};

/** Asks the wallet to switch to one of our networks, and says why it did not. */
export function SwitchNetwork({ variant, chainId }: Props) {
  const t = useTranslations('wallet');
  const errorText = useErrorText();
  const loaded = useConfiguration();
  const { switchTo, error, isPending } = useSwitchNetwork();
  if (loaded.status !== 'ready') return null;
  const target = chainId ?? loaded.configuration.defaultChainId;
  const isRejected = isUserRejection(error);
  const failure = error && !isRejected ? errorText(error) : undefined;
  return (
    <>
      <Button variant={variant} disabled={isPending} onClick={() => switchTo(target)}>
        {t('switchTo', { network: NETWORK_NAMES[target] })}
      </Button>
      {failure && <p role="alert">{failure}</p>}
      {isRejected && <Declined />}
    </>
  );
}
