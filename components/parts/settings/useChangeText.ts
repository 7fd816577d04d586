import { useLocale, useTranslations } from 'next-intl';
import { formatAddress } from '@/lib/base/addresses/formatAddress';
import { formatSlippage } from '@/lib/base/amounts/slippage';
import { LANGUAGE_NAMES } from '@/lib/base/i18n/languageNames';
import type { Locale } from '@/lib/base/i18n/locales';
import { NETWORK_NAMES } from '@/lib/base/networks/network';
import { inSpacesOfFont } from '@/lib/base/text/inSpacesOfFont';
import { isolated } from '@/lib/base/text/isolated';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import type { BackupChange } from '@/lib/features/backup/backupChanges';
import { minutesOf } from '@/lib/site/settings/deadlineSetting';

/** How many tokens are named. */
const NAMED_TOKENS = 10;

type ChangeText = { readonly text: string; readonly risk?: string | undefined };

/** Says what a change of an import does, and why it is risky. */
export function useChangeText(): (change: BackupChange) => ChangeText {
  const t = useTranslations('backup');
  const locale = useLocale();
  const settingText = (change: BackupChange & { readonly type: 'setting' }): string => {
    const said = (from: string, to: string) => t(`settings.${change.name}`, { from, to });
    switch (change.name) {
      case 'userSlippageTolerance':
        return said(formatSlippage(change.from, locale), formatSlippage(change.to, locale));
      case 'userDeadline': {
        const text = (seconds: number) =>
          t('minutes', { minutes: inSpacesOfFont(minutesOf(seconds).toLocaleString(locale)) });
        return said(text(change.from), text(change.to));
      }
      case 'approvalSize':
        return said(t(`values.${change.from}`), t(`values.${change.to}`));
      case 'loadsOtherLogos':
        return said(t(`values.${onOff(change.from)}`), t(`values.${onOff(change.to)}`));
      case 'userDarkMode':
        return said(t(`values.${themeOf(change.from)}`), t(`values.${themeOf(change.to)}`));
      case 'language': {
        const name = (chosen: Locale | null) =>
          chosen === null ? t('values.browserLanguage') : LANGUAGE_NAMES[chosen];
        return said(name(change.from), name(change.to));
      }
    }
  };
  const textOf = (change: BackupChange): string => {
    switch (change.type) {
      case 'setting':
        return settingText(change);
      case 'expertModeOff':
        return t('expertModeOff');
      case 'endpoint':
        return t('endpoint', {
          network: NETWORK_NAMES[change.chainId],
          from: change.from ? isolated(change.from) : t('siteEndpoints'),
          to: isolated(change.to),
        });
      case 'list':
        return t(`lists.${listAction(change)}`, { url: isolated(change.list.url) });
      case 'tokens': {
        const count = change.tokens.length;
        const symbols = change.tokens
          .slice(0, NAMED_TOKENS)
          .map(({ symbol, address }) => shortSymbol(symbol, formatAddress(address)))
          .join(', ');
        const more = count - NAMED_TOKENS;
        return t('tokens', {
          count,
          symbols: more > 0 ? t('more', { symbols, count: more }) : symbols,
        });
      }
      case 'pairs':
        return t('pairs', { count: change.pairs.length });
      case 'transactions':
        return t('transactions', { count: change.transactions.length });
      case 'recipients':
        return t('recipients', {
          sends: change.transactions.length,
          recipients: change.recipients.length,
        });
    }
  };
  const riskOf = (change: BackupChange): string | undefined => {
    if (!change.isRisky) return undefined;
    const name = change.type === 'setting' ? change.name : change.type;
    const isNamed = name !== 'userDarkMode' && name !== 'language' && name !== 'expertModeOff';
    return isNamed && name !== 'pairs' && name !== 'transactions' ? t(`risks.${name}`) : undefined;
  };
  return (change) => ({ text: textOf(change), risk: riskOf(change) });
}

function listAction({ list, isNew }: BackupChange & { readonly type: 'list' }) {
  if (isNew && list.isInUse) return list.isPinned ? 'newPinned' : 'newInUse';
  if (isNew) return 'newUnused';
  return list.isInUse ? 'inUse' : 'pinned';
}

function onOff(isOn: boolean): 'on' | 'off' {
  return isOn ? 'on' : 'off';
}

function themeOf(isDark: boolean | null): 'system' | 'light' | 'dark' {
  if (isDark === null) return 'system';
  return isDark ? 'dark' : 'light';
}
