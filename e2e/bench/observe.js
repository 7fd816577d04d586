// Runs in a page before the page's own code, and records in `observed` how the page loads.
const observed = { paint: 0, shift: 0, tasks: [], usable: 0 };
window.observed = observed;

const watch = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type,
    buffered: true,
  });
watch('largest-contentful-paint', ({ startTime }) => {
  observed.paint = startTime;
});
watch('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) observed.shift += value;
});
watch('longtask', ({ startTime, duration }) => observed.tasks.push({ start: startTime, duration }));

/**
 * The form is usable once React controls its field: from then on a typed digit stays. A timer looks
 * for it, because a wait for the next frame would make the page draw one.
 */
const timer = setInterval(() => {
  const input = document.querySelector('main input');
  if (!input || !Object.keys(input).some((key) => key.startsWith('__reactProps'))) return;
  observed.usable = performance.now();
  clearInterval(timer);
}, 5);
