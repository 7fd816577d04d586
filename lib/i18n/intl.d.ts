import type airdrop from '@/messages/en/airdrop.json';
import type approvals from '@/messages/en/approvals.json';
import type aprs from '@/messages/en/aprs.json';
import type backup from '@/messages/en/backup.json';
import type decimals from '@/messages/en/decimals.json';
import type endpoint from '@/messages/en/endpoint.json';
import type farm from '@/messages/en/farm.json';
import type farms from '@/messages/en/farms.json';
import type find from '@/messages/en/find.json';
import type governance from '@/messages/en/governance.json';
import type ido from '@/messages/en/ido.json';
import type liquidity from '@/messages/en/liquidity.json';
import type listErrors from '@/messages/en/listErrors.json';
import type lists from '@/messages/en/lists.json';
import type migration from '@/messages/en/migration.json';
import type migrationLanding from '@/messages/en/migrationLanding.json';
import type oldBridge from '@/messages/en/oldBridge.json';
import type paste from '@/messages/en/paste.json';
import type png from '@/messages/en/png.json';
import type pool from '@/messages/en/pool.json';
import type poolObstacle from '@/messages/en/poolObstacle.json';
import type poolReview from '@/messages/en/poolReview.json';
import type preview from '@/messages/en/preview.json';
import type proposal from '@/messages/en/proposal.json';
import type proposalText from '@/messages/en/proposalText.json';
import type recipient from '@/messages/en/recipient.json';
import type removal from '@/messages/en/removal.json';
import type rewards from '@/messages/en/rewards.json';
import type send from '@/messages/en/send.json';
import type settings from '@/messages/en/settings.json';
import type stake from '@/messages/en/stake.json';
import type swap from '@/messages/en/swap.json';
import type swapReview from '@/messages/en/swapReview.json';
import type tokenChoice from '@/messages/en/tokenChoice.json';
import type tokenProbe from '@/messages/en/tokenProbe.json';
import type trade from '@/messages/en/trade.json';
import type transactions from '@/messages/en/transactions.json';
import type wallets from '@/messages/en/wallets.json';
import type messages from '@/messages/en.json';
import type { Locale } from './locales';

/** The messages that are loaded with the parts of the page that show them. */
type LazyMessages = {
  readonly airdrop: typeof airdrop;
  readonly approvals: typeof approvals;
  readonly aprs: typeof aprs;
  readonly backup: typeof backup;
  readonly decimals: typeof decimals;
  readonly migration: typeof migration;
  readonly migrationLanding: typeof migrationLanding;
  readonly oldBridge: typeof oldBridge;
  readonly endpoint: typeof endpoint;
  readonly farm: typeof farm;
  readonly farms: typeof farms;
  readonly find: typeof find;
  readonly liquidity: typeof liquidity;
  readonly governance: typeof governance;
  readonly ido: typeof ido;
  readonly listErrors: typeof listErrors;
  readonly lists: typeof lists;
  readonly paste: typeof paste;
  readonly png: typeof png;
  readonly pool: typeof pool;
  readonly poolObstacle: typeof poolObstacle;
  readonly poolReview: typeof poolReview;
  readonly preview: typeof preview;
  readonly proposal: typeof proposal;
  readonly proposalText: typeof proposalText;
  readonly recipient: typeof recipient;
  readonly removal: typeof removal;
  readonly rewards: typeof rewards;
  readonly send: typeof send;
  readonly settings: typeof settings;
  readonly stake: typeof stake;
  readonly swap: typeof swap;
  readonly swapReview: typeof swapReview;
  readonly trade: typeof trade;
  readonly transactions: typeof transactions;
  readonly tokenChoice: typeof tokenChoice;
  readonly tokenProbe: typeof tokenProbe;
  readonly wallets: typeof wallets;
};

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages & LazyMessages;
  }
}
