import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { settingChanged, userInfoChanged } from '@cliffhanger/contract/account/events.ts'
import { crowChanged } from '@cliffhanger/contract/crowdfunding/events.ts'
import { mallOrderChanged } from '@cliffhanger/contract/mall/events.ts'
import { configChanged, versionPublished } from '@cliffhanger/contract/session/events.ts'
import { starChanged } from '@cliffhanger/contract/teams/events.ts'
import { goTo } from '../platform/navigation/navigation.ts'
import { ignoreQuietly } from '../platform/server/call-failure.ts'
import { queryClient } from '../platform/server/queries.ts'
import { storeUser } from '../platform/session/session.ts'
import { effect, type StreamEffect } from '../platform/storage/stream-effects.ts'
import type { Changed } from './further-answers.ts'

/** Everybody hears of a version in the same moment: their questions come within this time instead. */
const spreadMs = 60_000

export const reloadAccount = (): void => {
  queryClient.invalidateQueries({ queryKey: [accountCalls.getAccount.id] }).catch(ignoreQuietly)
}

export const reloadPlatform = (): void => {
  import('../domains/session/configuration.ts')
    .then(({ loadConfiguration }) => loadConfiguration())
    .catch(ignoreQuietly)
}

/** Asks again what is shown about a thing. Its calls come with the first need: the first screen has none. */
const requestAgain = (changed: Changed) => (): void => {
  import('./further-answers.ts').then(({ forgetChanged }) => forgetChanged(changed)).catch(ignoreQuietly)
}

/** What was missed about these while I was away too long to be told. */
export const reloadFurther = (): void => {
  for (const changed of ['mallOrder', 'project', 'team'] as const) requestAgain(changed)()
}

/** The automatic check (S-79), as at the start. */
const lookForUpdate = (): void => {
  import('../domains/session/configuration.ts')
    .then(({ findUpdateToShow }) => findUpdateToShow())
    .then((version) => version && goTo('appUpdate', { updata_info: JSON.stringify(version) }))
    .catch(ignoreQuietly)
}

/** What the events do here that are of no domain with effects of its own. */
export const sharedEffects: readonly StreamEffect[] = [
  effect(userInfoChanged, async ({ afterwards }, { user_info }) => {
    afterwards(() => storeUser(user_info))
    afterwards(reloadAccount)
  }),
  effect(settingChanged, async ({ afterwards }) => afterwards(reloadAccount)),
  effect(configChanged, async ({ afterwards }) => afterwards(reloadPlatform)),
  effect(versionPublished, async ({ afterwards }) =>
    afterwards(() => void setTimeout(lookForUpdate, Math.random() * spreadMs)),
  ),
  effect(crowChanged, async ({ afterwards }) => afterwards(requestAgain('project'))),
  effect(mallOrderChanged, async ({ afterwards }) => afterwards(requestAgain('mallOrder'))),
  effect(starChanged, async ({ afterwards }) => afterwards(requestAgain('team'))),
]
