import type { LoginUser } from '@cliffhanger/contract/account/schemas.ts'
import type { RemoteConfig, VersionInfo } from '@cliffhanger/contract/session/schemas.ts'
import { apiBase } from '../../platform/server/endpoints.ts'
import { currentSession } from '../../platform/session/session.ts'
import { findUpdateToShow, loadConfiguration } from './configuration.ts'
import { duringStart } from './during-start.ts'
import { requestMember } from './resume-session.ts'

/** What the start page asks for a stored session, asked while the start page itself is still on its way. */
interface EarlyAnswers {
  readonly configuration: Promise<RemoteConfig>
  /** Of the node of the last visit; nothing where the configuration names another (S-4). */
  readonly version: () => Promise<VersionInfo | null> | undefined
  readonly member: () => Promise<LoginUser> | undefined
}

let early: EarlyAnswers | undefined
let handOver = (): void => {}

/** Asks at once what can be asked; a page that opens without a network waits for it first (S-2). */
export const requestEarly = (): void => {
  if (!currentSession() || !navigator.onLine) return
  const node = apiBase()
  // Until the start page takes over, an ended session is its business already (S-11).
  void duringStart(() => new Promise<void>((resolve) => (handOver = resolve)))
  const [version, member] = [findUpdateToShow(), requestMember()]
  const configuration = loadConfiguration()
  // Where nobody comes to look at them, their failures are nobody's.
  for (const reply of [configuration, version, member]) reply.catch(() => undefined)
  const ofThisNode =
    <Answer>(reply: Promise<Answer>) =>
    () =>
      apiBase() === node ? reply : undefined
  early = { configuration, version: ofThisNode(version), member: ofThisNode(member) }
}

/** Hands them to the first start of this page, which is under way before anything else runs; every later one asks anew. */
export const takeEarlyAnswers = (): EarlyAnswers | undefined => {
  const taken = early
  early = undefined
  handOver()
  return taken
}
