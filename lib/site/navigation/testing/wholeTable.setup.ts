import { compileRoutes } from '@/lib/site/navigation/compileRoutes';

/** All routes of the specification, with or without a screen yet. */
export const wholeTable = compileRoutes({
  home: ['/'],
  swap: ['/swap'],
  swapTo: ['/swap/[outputCurrency]'],
  send: ['/send'],
  add: ['/add'],
  addOne: ['/add/[currencyIdA]', '/add/AVAX'],
  addTwo: ['/add/[currencyIdA]/[currencyIdB]'],
  remove: ['/remove/[currencyIdA]/[currencyIdB]'],
  farms: ['/png/[version]', '/png/0', '/png/1', '/png/2'],
  farm: ['/png/[currencyIdA]/[currencyIdB]/[version]'],
  stakes: ['/stake/[version]', '/stake/0'],
  stake: ['/stake/[version]/[rewardCurrencyId]'],
  proposals: ['/vote'],
  proposal: ['/vote/[id]'],
  ido: ['/ido'],
  migrate: [
    '/migrate/[currencyIdFromA]/[currencyIdFromB]/[versionFrom]/[currencyIdToA]/[currencyIdToB]/[versionTo]',
  ],
  migrationLanding: ['/beta/migrate/[version]', '/beta/migrate/1'],
});
