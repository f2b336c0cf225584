/** The sound of a film could not be taken out; with it, it can be sent as before. */
export class SoundNotRemoved extends Error {
  override readonly name = 'SoundNotRemoved'

  constructor(cause?: unknown) {
    super('the sound could not be taken out', { cause })
  }
}
