const lockName = 'cliffhanger.connection'

/** Runs `begin` in one tab of the device at a time, until `signal` aborts; then what `begin` returned ends it. When the
 *  leading tab closes, the next one that waits begins. Where tabs cannot agree, each leads for itself and the server
 *  keeps one connection (4409). */
export const leadAmongTabs = async (signal: AbortSignal, begin: () => () => Promise<void>): Promise<void> => {
  const lead = async (): Promise<void> => {
    if (signal.aborted) return
    const end = begin()
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    await end()
  }
  if (!('locks' in navigator)) return lead()
  try {
    await navigator.locks.request(lockName, { signal }, lead)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
