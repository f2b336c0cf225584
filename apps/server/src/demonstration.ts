import type { ServerContext } from './context.ts'
import { type DramaMaker, makeDramas, makeDramasJob } from './demonstration/make-dramas.ts'
import { type DemoMembers, makeFriends } from './demonstration/make-friends.ts'
import type { ChatDomain } from './domains/chat/index.ts'
import type { FriendsDomain } from './domains/friends/index.ts'
import type { DemoSignIn } from './print-addresses.ts'

/** Who makes the parts of the demonstration platform. */
export interface DemonstrationDomains extends Omit<DramaMaker, 'context'> {
  readonly friends: Pick<FriendsDomain, 'makeFriends'>
  readonly chat: Pick<ChatDomain, 'send'>
  /** Makes the members, once, and tells who they are and how they sign in. */
  seedMembers(): Promise<{ readonly members: DemoMembers; readonly signIns: readonly DemoSignIn[] }>
  /** Makes the operator, once, and tells how he signs in. */
  seedOperator(): Promise<DemoSignIn>
}

/** Makes the demonstration platform: people at once, dramas in the background, one after the other.
 *  What is made already stays as it is, so every start may call it and a killed one is made up for. */
export async function seedDemonstration(
  context: ServerContext,
  domains: DemonstrationDomains,
): Promise<readonly DemoSignIn[]> {
  const { members, signIns } = await domains.seedMembers()
  await makeFriends(context, domains.friends, domains.chat, members)
  const operator = await domains.seedOperator()
  await context.jobs.work(makeDramasJob, (_nothing, { signal }) => makeDramas({ context, ...domains }, signal))
  await context.jobs.enqueue(makeDramasJob, {}, { key: 'demonstration' })
  return [...signIns, operator]
}
