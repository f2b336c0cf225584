/** A part of the program could not be fetched: `missing` (gone after an update, or no network) or `timeout` (C-1, E-26). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly type: 'missing' | 'timeout'

  constructor(type: 'missing' | 'timeout', cause?: unknown) {
    super(`a part of the app did not load: ${type}`, { cause })
    this.type = type
  }
}

const chunkTimeoutMs = 120_000

/** Runs a dynamic import; rejects with ChunkLoadError when it fails or takes more than 120 s. */
export const loadChunk = <Part>(load: () => Promise<Part>): Promise<Part> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('timeout')), chunkTimeoutMs)
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkLoadError('missing', cause)))
      .finally(() => clearTimeout(timer))
  })

const reloadedKey = 'cliffhanger.reloaded-at'
const onceWithinMs = 60_000

/** Reloads the page once for a chunk that did not load; false when it was just tried, so that the page does not loop (E-26). */
export const reloadOnce = (
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  nowMs: number,
  reload: () => void,
): boolean => {
  const lastMs = Number(storage.getItem(reloadedKey) ?? 0)
  if (nowMs - lastMs < onceWithinMs) return false
  storage.setItem(reloadedKey, String(nowMs))
  reload()
  return true
}
