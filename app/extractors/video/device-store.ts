/** A store of this browser for what is too much for the others, or no text. It rejects where storage is blocked. */
export function deviceStore(name: string, of: string, options?: IDBObjectStoreParameters) {
  /** @returns the answer of the request, once everything is written */
  return async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(of, options);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    return new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(of, mode);
      const request = work(transaction.objectStore(of));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    }).finally(() => database.close());
  };
}
