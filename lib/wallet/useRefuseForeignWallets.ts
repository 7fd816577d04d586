import { useEffect } from 'react';
import { useAccount, useConfig } from 'wagmi';
import { disconnect } from 'wagmi/actions';
import { useEnvironment } from '@/lib/environment/useEnvironment';
import { isAcceptedConnector } from './practiceWallet';

/**
 * Keeps every wallet but the demo wallet out of a practice exchange, and the demo wallet out of a
 * real one: what is not accepted is neither offered nor left connected.
 */
export function useRefuseForeignWallets(): void {
  const config = useConfig();
  const configuration = useEnvironment();
  const isPractice =
    configuration.status === 'ready' ? configuration.environment.practice : undefined;
  const { connector } = useAccount();
  useEffect(() => {
    if (isPractice === undefined) return;
    const { connectors } = config._internal;
    const dropForeign = () => {
      const accepted = config.connectors.filter((each) => isAcceptedConnector(each, isPractice));
      if (accepted.length < config.connectors.length) connectors.setState(() => accepted);
    };
    dropForeign();
    return config._internal.connectors.subscribe(dropForeign);
  }, [config, isPractice]);
  useEffect(() => {
    if (isPractice === undefined || connector === undefined) return;
    if (!isAcceptedConnector(connector, isPractice)) void disconnect(config, { connector });
  }, [config, isPractice, connector]);
}
