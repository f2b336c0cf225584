import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from '../http/refusal.ts'

/** argon2id with 19 MiB and two passes: OWASP's first recommendation for a server. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashing takes a core for some 20 ms, so only a few run at once, and a flood is turned away instead of piling up. */
const maxRunning = 2
const maxWaiting = 200
const busySeconds = 5

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting) refuse('tooManyRequests', { retry_after: busySeconds })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running++
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** The hash to store, parameters and salt included. Refuses 4006 while too many wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

let decoy: Promise<string> | undefined

/** Whether the password is the stored one. Without a hash (nobody of that name) it takes as long and answers false,
 *  so that the time tells nothing. Refuses 4006 while too many wait. */
export const verifyPassword = (stored: string | null | undefined, password: string): Promise<boolean> =>
  inTurn(async () => {
    decoy ??= hash(randomBytes(16), cost)
    const isRight = await verify(stored ?? (await decoy), password)
    return isRight && typeof stored === 'string'
  })
