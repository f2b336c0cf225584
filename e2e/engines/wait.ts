import { setTimeout as sleep } from 'node:timers/promises'

const patienceMs = 30_000
const pollMs = 80

/** Asks until the reply is right, and returns it. A request that fails counts as a wrong reply: a page that is being left answers nothing. */
export async function untilRight<Reply>(
  what: string,
  request: () => Promise<Reply>,
  isRight: (reply: Reply) => boolean,
  limitMs = patienceMs,
): Promise<Reply> {
  let last: unknown
  for (const startedMs = Date.now(); Date.now() - startedMs < limitMs; await sleep(pollMs)) {
    try {
      const reply = await request()
      if (isRight(reply)) return reply
      last = reply
    } catch (error) {
      last = error
    }
  }
  throw new Error(
    `Waited ${limitMs} ms in vain: ${what}. Last: ${last instanceof Error ? last.message : JSON.stringify(last)}`,
  )
}
