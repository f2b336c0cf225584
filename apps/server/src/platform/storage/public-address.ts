import type { ObjectStore } from './storage.ts'

/** Where a reader's browser gets a public object: a whole address on the host the caller used; '' where there is no object. */
export const publicAddress = (
  { storage, origin }: { readonly storage: Pick<ObjectStore, 'publicUrl'>; readonly origin: string },
  key: string,
): string => (key === '' ? '' : new URL(storage.publicUrl(key), origin).href)
