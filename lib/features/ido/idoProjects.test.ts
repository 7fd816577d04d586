import { IDO_PROJECTS, idoMark } from './idoProjects';

test('IDO-02 the list has the six projects of 2021 in their order, each with all of its fields', () => {
  expect(IDO_PROJECTS.map(({ id, title, status }) => [id, title, status])).toEqual([
    [5, 'Kalao', 'Upcoming'],
    [1, 'Boo Finance', 'Upcoming'],
    [2, 'Yay Protocol', 'Ended'],
    [3, 'Oh! Finance', 'Upcoming'],
    [4, 'Rise Online', 'Upcoming'],
    [6, 'Colony', 'Upcoming'],
  ]);
  for (const project of IDO_PROJECTS) {
    expect(Object.keys(project).sort()).toEqual(
      [
        ...['id', 'title', 'description', 'status', 'launchpad', 'announcementUrl'],
        ...['projectIconLocation', 'projectUrl', 'startTime', 'endTime'],
      ].sort(),
    );
    for (const url of [project.announcementUrl, project.projectUrl])
      expect(new URL(url)).toMatchObject({ protocol: 'https:', username: '', port: '' });
  }
});

test('IDO-02 each project has the launchpad, the sites and the icon that were recorded', () => {
  const MEDIUM = 'https://medium.com/avalaunch';
  expect(
    IDO_PROJECTS.map(({ launchpad, announcementUrl, projectUrl, projectIconLocation }) =>
      [launchpad, announcementUrl, projectUrl, projectIconLocation].join(' '),
    ),
  ).toEqual([
    `Avalaunch ${MEDIUM}/kalao-x-avalaunch-ido-announcement-c788122628ab https://www.kalao.io/ /images/kalao-icon.svg`,
    'Penguin Finance https://twitter.com/penguin_defi/status/1431640280063750155?s=20 https://www.boofinance.io/ /images/boofinance-icon.jpeg',
    `Avalaunch ${MEDIUM}/yay-games-update-public-sale-has-been-increased-to-400-000-63695d5788d5 https://www.yay.games/ /images/yaygames-icon.png`,
    `Avalaunch ${MEDIUM}/coming-soon-to-avalaunch-398e8281f7fb https://oh.finance/ /images/oh-finance-icon.png`,
    `Avalaunch ${MEDIUM}/coming-soon-to-avalaunch-398e8281f7fb https://www.riseonlineworld.com/en /images/rise-online-icon.png`,
    `Avalaunch ${MEDIUM}/coming-soon-to-avalaunch-398e8281f7fb https://colonylab.io/ /images/colony-icon.jpeg`,
  ]);
});

test('IDO-01 the marks of the projects differ', () => {
  expect(IDO_PROJECTS.map((project) => idoMark(project).letters)).toEqual([
    'Ka',
    'BF',
    'YP',
    'OF',
    'RO',
    'Co',
  ]);
  const marks = new Set(IDO_PROJECTS.map((project) => idoMark(project).background));
  expect(marks.size).toBe(IDO_PROJECTS.length);
});
