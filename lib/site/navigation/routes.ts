import { compileRoutes, type RouteOf } from './compileRoutes';

/** The folders of `app/` with a page. A new screen adds its line here. */
export const ROUTES = {
  home: ['/'],
  swap: ['/swap'],
  swapTo: ['/swap/[outputCurrency]'],
  send: ['/send'],
  buy: ['/buy'],
  find: ['/find'],
  pool: ['/pool'],
  add: ['/add'],
  addOne: ['/add/[currencyIdA]', '/add/AVAX'],
  addTwo: ['/add/[currencyIdA]/[currencyIdB]'],
  create: ['/create'],
  createOne: ['/create/[currencyIdA]', '/create/AVAX'],
  createTwo: ['/create/[currencyIdA]/[currencyIdB]'],
  farms: ['/png/[versionOrCurrencyIdA]', '/png/0', '/png/1', '/png/2'],
  farm: ['/png/[versionOrCurrencyIdA]/[currencyIdB]/[version]'],
  stakes: ['/stake/[version]', '/stake/0'],
  stake: ['/stake/[version]/[rewardCurrencyId]'],
  proposals: ['/vote'],
  proposal: ['/vote/[id]'],
  ido: ['/ido'],
  airdrop: ['/airdrop'],
  migrate: [
    '/migrate/[currencyIdFromA]/[currencyIdFromB]/[versionFrom]/[currencyIdToA]/[currencyIdToB]/[versionTo]',
  ],
  migrationLanding: ['/beta/migrate/[version]', '/beta/migrate/1'],
  removeOld: ['/remove/[tokensOrCurrencyIdA]'],
  remove: ['/remove/[tokensOrCurrencyIdA]/[currencyIdB]'],
} as const;

/** A screen and the parameters of its address. */
export type Route = RouteOf<typeof ROUTES>;

export const { parsePath, hrefOf, shellOf, exportedParameters } = compileRoutes(ROUTES);
