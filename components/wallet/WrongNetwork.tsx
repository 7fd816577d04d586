'use client';

import { useTranslations } from 'next-intl';
import { Declined } from '@/components/errors/Declined';
import { useErrorText } from '@/components/errors/useErrorText';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { useConfiguration } from '@/lib/configuration/useConfiguration';
import { isUserRejection } from '@/lib/errors/errorChain';
import { NETWORK_NAMES } from '@/lib/networks/network';
import { useSwitchNetwork } from '@/lib/wallet/useSwitchNetwork';

/** Says what to do when the wallet is on an unsupported chain. */
export function WrongNetwork() {
  const t = useTranslations('wallet');
  const errorText = useErrorText();
  const loaded = useConfiguration();
  const { switchTo, error, isPending } = useSwitchNetwork();
  if (loaded.status !== 'ready') return null;
  const { defaultChainId } = loaded.configuration;
  const failure = error ? errorText(error) : undefined;
  return (
    <Notice tone="error">
      <p>{t('wrongNetworkText')}</p>
      <Button variant="accent" disabled={isPending} onClick={() => switchTo(defaultChainId)}>
        {t('switchTo', { network: NETWORK_NAMES[defaultChainId] })}
      </Button>
      {failure && <p>{failure}</p>}
      {isUserRejection(error) && <Declined />}
    </Notice>
  );
}
