/** Whether this browser can keep copies: it has to store them, open them by a key nobody can read, and play them by Media Source. Where a
 *  browser only plays HLS by itself (iPhones before iOS 17.1) it asks the network by itself, too. */
export const canKeepCopies = (): boolean =>
  isSecureContext &&
  'indexedDB' in globalThis &&
  'subtle' in crypto &&
  'storage' in navigator &&
  ('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis)
