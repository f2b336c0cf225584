import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

/** Most sends in one turn of the event loop, so that answers are read in between. */
const burstLimit = 200
const leadMs = 20

/** Sends `total` things, each at its due time, whatever becomes of the earlier ones. Latency counts from the due time, so that a
 *  generator that falls behind cannot hide waiting. */
export async function openLoop(
  { perSecond, total }: { readonly perSecond: number; readonly total: number },
  send: (index: number, dueMs: number) => void,
): Promise<void> {
  const startMs = performance.now() + leadMs
  for (let index = 0; index < total; ) {
    let burst = 0
    for (; index < total && burst < burstLimit; burst++) {
      const dueMs = startMs + (index * 1000) / perSecond
      if (performance.now() < dueMs) break
      send(index++, dueMs)
    }
    await (burst === burstLimit ? setImmediate() : sleep(1))
  }
}
