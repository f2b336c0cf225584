import { vipChanged } from '@cliffhanger/contract/membership/events.ts'
import { ignoreQuietly } from '../../platform/server/call-failure.ts'
import { effect, type StreamEffect } from '../../platform/storage/stream-effects.ts'

/** Asks again what depends on what I am. Its calls come with the first need: the first screen has none. */
export const reloadMembership = (): void => {
  import('./membership-answers.ts').then(({ forgetMembership }) => forgetMembership()).catch(ignoreQuietly)
}

/** What the events about my membership do here. */
export const membershipEffects: readonly StreamEffect[] = [
  effect(vipChanged, async ({ afterwards }) => afterwards(reloadMembership)),
]
