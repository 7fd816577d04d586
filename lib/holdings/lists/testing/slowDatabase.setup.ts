/**
 * Holds the answers of the database until they are released by the function that it returns.
 *
 * @param isLate - Whether the app's wait for an answer ends at once.
 */
export function slowDatabase(isLate = true): () => void {
  const answers: (() => void)[] = [];
  let isReleased = false;
  const { get } = IDBObjectStore.prototype;
  jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    const request = get.call(this, key);
    Object.defineProperty(request, 'onsuccess', {
      set: (answer: () => void) => {
        const give = () => answer.call(request);
        request.addEventListener('success', () => (isReleased ? give() : answers.push(give)));
      },
    });
    return request;
  });
  const waits = isLate ? endWaits() : undefined;
  return () => {
    jest.mocked(IDBObjectStore.prototype.get).mockRestore();
    waits?.mockRestore();
    isReleased = true;
    for (const give of answers) give();
  };
}

function endWaits() {
  const { setTimeout: later } = globalThis;
  const endWait = (callback: () => void, ms?: number) => later(callback, ms === 3_000 ? 0 : ms);
  return jest.spyOn(globalThis, 'setTimeout').mockImplementation(endWait as typeof setTimeout);
}
