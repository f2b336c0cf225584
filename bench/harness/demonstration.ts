import { setTimeout as sleep } from 'node:timers/promises'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { makeCall } from './call.ts'
import { type Member, signInMembers } from './members.ts'
import type { Run } from './run.ts'
import { startServer } from './server.ts'

/** The demonstration platform with its first drama, and a member who looks at it beside the browser. */
export interface Demonstration {
  readonly url: string
  readonly member: Member
  readonly drama: VideoCard
}

const lookEveryMs = 250
const listedLimitMs = 10 * 60_000

/** The platform at `DEMONSTRATION_URL`, else one of the run's own with these settings, once its first drama is listed. */
export async function openDemonstration(
  run: Run,
  settings: Readonly<Record<string, string>> = {},
): Promise<Demonstration> {
  const url = process.env['DEMONSTRATION_URL'] ?? (await startDemonstration(run, settings))
  const [member] = await signInMembers(url, 1)
  if (!member) throw new Error('nobody signed in')
  return { url, member, drama: await firstListed(url, member) }
}

async function startDemonstration(run: Run, settings: Readonly<Record<string, string>>): Promise<string> {
  const environment = { DEMO: '1', DEMO_DRAMAS: '1', DEMO_HISTORY: '0', RATE_FACTOR: '1000', ...settings }
  return (await run.save(startServer(await run.folder(), environment))).url
}

/** Waits until the platform lists so many dramas. */
export async function allListed(url: string, { token }: Member, count: number): Promise<void> {
  for (const deadlineMs = Date.now() + listedLimitMs; Date.now() < deadlineMs; await sleep(lookEveryMs)) {
    const { list } = await makeCall(url, dramaCalls.listTheater, { page: 1, limit: count }, token)
    if (list.length === count) return
  }
  throw new Error(`${count} dramas were not listed`)
}

/** Waits until the platform lists a drama, of this title if told. */
export async function firstListed(url: string, { token }: Member, title?: string): Promise<VideoCard> {
  const deadlineMs = Date.now() + listedLimitMs
  for (;;) {
    const { list } = await makeCall(url, dramaCalls.listTheater, { page: 1, limit: 10 }, token)
    const drama = list.find((card) => title === undefined || card.title === title)
    if (drama) return drama
    if (Date.now() > deadlineMs) throw new Error('no drama was listed')
    await sleep(lookEveryMs)
  }
}
