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
