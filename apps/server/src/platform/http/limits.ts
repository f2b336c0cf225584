import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { refuse } from './refusal.ts'

/** Budgets of requests per member, device or address. Each process counts for itself:
 *  behind a balancer a budget is at most multiplied by the number of processes. */
export interface Limits {
  /** Takes one from the budget `name` of `key`; refuses with 4006 and `retry_after` seconds when it is used up. */
  take(name: string, rate: string, key: string): Promise<void>
}

const unitSeconds = { s: 1, min: 60, h: 3600, day: 86_400 } as const

/** `30/min` → 30 points in 60 seconds. */
export function parseRate(rate: string): { points: number; seconds: number } {
  const [points, unit] = rate.split('/')
  const seconds = unitSeconds[unit as keyof typeof unitSeconds]
  if (!seconds || !Number.isInteger(Number(points))) throw new Error(`Not a rate: ${rate}`)
  return { points: Number(points), seconds }
}

export function openLimits(factor: number): Limits {
  const limiters = new Map<string, RateLimiterMemory>()
  const limiterOf = (name: string, rate: string) => {
    const known = limiters.get(name)
    if (known) return known
    const { points, seconds } = parseRate(rate)
    const made = new RateLimiterMemory({
      keyPrefix: name,
      points: Math.max(1, Math.round(points * factor)),
      duration: seconds,
    })
    limiters.set(name, made)
    return made
  }
  return {
    async take(name, rate, key) {
      try {
        await limiterOf(name, rate).consume(key)
      } catch (used) {
        if (!(used instanceof RateLimiterRes)) throw used
        refuse('tooManyRequests', { retry_after: Math.max(1, Math.ceil(used.msBeforeNext / 1000)) })
      }
    },
  }
}
