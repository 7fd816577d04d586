// Runs before everything else and imports nothing, so that an old Node can still read it.
var NEEDED = [20, 9];
var own = process.versions.node.split('.').map(Number);
if (own[0] < NEEDED[0] || (own[0] === NEEDED[0] && own[1] < NEEDED[1])) {
  console.error(
    'This needs Node ' +
      NEEDED.join('.') +
      ' or newer, and this is Node ' +
      process.versions.node +
      '. Install a newer one from https://nodejs.org and try again.',
  );
  process.exit(1);
}
