import { nameMark } from '@/lib/base/tokens/nameMark';
import type { DrawnMark } from '@/lib/base/tokens/tokenMark';

export type IdoStatus = 'Upcoming' | 'Ended';

/** An initial DEX offering that a launchpad announced. */
export type IdoProject = {
  readonly id: number;
  readonly title: string;
  /** Undefined if none was recorded, as in all of them. */
  readonly description: string | undefined;
  readonly status: IdoStatus;
  readonly launchpad: string;
  readonly announcementUrl: string;
  /** Where the site of 2021 had the icon. This one has no icons, and draws a mark. */
  readonly projectIconLocation: string;
  readonly projectUrl: string;
  /** Undefined if none was recorded, as in all of them. */
  readonly startTime: Date | undefined;
  readonly endTime: Date | undefined;
};

const UNRECORDED = { description: undefined, startTime: undefined, endTime: undefined };
const COMING_SOON = 'https://medium.com/avalaunch/coming-soon-to-avalaunch-398e8281f7fb';

/**
 * The offerings as the site listed them in 2021, in the site's order: `src/constants/idos.ts` of
 * pangolindex/interface at 6f288bed. Nobody has changed a status since.
 */
export const IDO_PROJECTS: readonly IdoProject[] = [
  {
    ...UNRECORDED,
    id: 5,
    title: 'Kalao',
    status: 'Upcoming',
    launchpad: 'Avalaunch',
    announcementUrl: 'https://medium.com/avalaunch/kalao-x-avalaunch-ido-announcement-c788122628ab',
    projectIconLocation: '/images/kalao-icon.svg',
    projectUrl: 'https://www.kalao.io/',
  },
  {
    ...UNRECORDED,
    id: 1,
    title: 'Boo Finance',
    status: 'Upcoming',
    launchpad: 'Penguin Finance',
    announcementUrl: 'https://twitter.com/penguin_defi/status/1431640280063750155?s=20',
    projectIconLocation: '/images/boofinance-icon.jpeg',
    projectUrl: 'https://www.boofinance.io/',
  },
  {
    ...UNRECORDED,
    id: 2,
    title: 'Yay Protocol',
    status: 'Ended',
    launchpad: 'Avalaunch',
    announcementUrl:
      'https://medium.com/avalaunch/yay-games-update-public-sale-has-been-increased-to-400-000-63695d5788d5',
    projectIconLocation: '/images/yaygames-icon.png',
    projectUrl: 'https://www.yay.games/',
  },
  {
    ...UNRECORDED,
    id: 3,
    title: 'Oh! Finance',
    status: 'Upcoming',
    launchpad: 'Avalaunch',
    announcementUrl: COMING_SOON,
    projectIconLocation: '/images/oh-finance-icon.png',
    projectUrl: 'https://oh.finance/',
  },
  {
    ...UNRECORDED,
    id: 4,
    title: 'Rise Online',
    status: 'Upcoming',
    launchpad: 'Avalaunch',
    announcementUrl: COMING_SOON,
    projectIconLocation: '/images/rise-online-icon.png',
    projectUrl: 'https://www.riseonlineworld.com/en',
  },
  {
    ...UNRECORDED,
    id: 6,
    title: 'Colony',
    status: 'Upcoming',
    launchpad: 'Avalaunch',
    announcementUrl: COMING_SOON,
    projectIconLocation: '/images/colony-icon.jpeg',
    projectUrl: 'https://colonylab.io/',
  },
];

/** The drawn mark of a project, made like that of a list: of its name and its address. */
export function idoMark({ projectUrl, title }: IdoProject): DrawnMark {
  return nameMark(projectUrl, title);
}
