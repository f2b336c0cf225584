import type { SessionDomain } from '../session/index.ts'

/** What translation needs of its neighbours. */
export interface TranslationNeeds {
  readonly session: Pick<SessionDomain, 'platform'>
}
