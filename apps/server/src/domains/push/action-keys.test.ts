import { randomBytes } from 'node:crypto'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openActionKeys } from './action-keys.ts'

const secretsOf = () => {
  const key = randomBytes(32)
  return { secret: () => key, earlier: () => [] }
}
const notified = { sessionId: 12, messageId: 345 }

describe('S-150: the right a notification brings', () => {
  let nowMs: number
  const clock = () => nowMs
  const keys = openActionKeys(secretsOf(), clock)

  beforeEach(() => {
    nowMs = Date.now()
  })

  it('is of one sign-in and one message, and looks like no other', () => {
    const key = keys.seal(notified)
    expect(keys.open(key)).toEqual(notified)
    expect(keys.seal(notified)).not.toBe(key)
  })

  it('ends after three days', () => {
    const key = keys.seal(notified)
    nowMs += 3 * dayMs - 1
    expect(keys.open(key)).toEqual(notified)
    nowMs += 1
    expect(keys.open(key)).toBeUndefined()
  })

  it('cannot be made, cut or changed', () => {
    const key = keys.seal(notified)
    const bytes = Buffer.from(key, 'base64url')
    const changed = Buffer.from(bytes)
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
    const wrong = [
      ...['', 'a', '12.345.9999999999999', openActionKeys(secretsOf(), clock).seal(notified)],
      ...[changed, bytes.subarray(0, -1), bytes.subarray(0, 12), bytes.subarray(0, 20)].map((cut) =>
        cut.toString('base64url'),
      ),
    ]
    expect(wrong.map((one) => keys.open(one))).toEqual(wrong.map(() => undefined))
  })
})
