/** The copy of an episode plays no more, and there is no network to play it by; the message says why. */
export class CopyOver extends Error {
  override readonly name = 'CopyOver'
}
