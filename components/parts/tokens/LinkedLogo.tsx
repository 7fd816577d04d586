'use client';

import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { originalOf } from '@/lib/base/tokens/lookalike';
import type { Token } from '@/lib/base/tokens/token';
import { type LogoSource, logoSource } from '@/lib/holdings/lists/logos/logoSource';
import { useLogo } from '@/lib/holdings/lists/logos/useLogo';
import { useSettings } from '@/lib/site/settings/store';
import * as styles from './TokenLogo.css';

export type LinkedLogoProps = {
  link: string;
  /** The token that it belongs to; undefined for the logo of a list. */
  token?: Token;
};

/**
 * The logo at a list's link, over the drawn mark: from IPFS through the configured gateways, and
 * from other sites only if the user has allowed it. A look-alike has none: it could be the one of
 * its original.
 */
export function LinkedLogo({ link, token }: LinkedLogoProps) {
  const loaded = useConfiguration();
  const areSitesAllowed = useSettings((settings) => settings.loadsOtherLogos);
  const source = logoSource(link);
  if (source === undefined || loaded.status !== 'ready') return null;
  if (token && originalOf(token)) return null;
  if (source.type === 'https' && !areSitesAllowed) return null;
  return <FetchedLogo source={source} gateways={loaded.configuration.ipfsGateways} />;
}

function FetchedLogo({ source, gateways }: { source: LogoSource; gateways: readonly string[] }) {
  const url = useLogo(source, gateways);
  if (url === undefined) return null;
  // biome-ignore lint/performance/noImgElement: the picture is in memory.
  return <img className={styles.image} src={url} alt="" decoding="async" />;
}
