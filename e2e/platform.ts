import { randomUUID } from 'node:crypto'
import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { CallData, CallRequest, CallRow, Envelope } from '@cliffhanger/contract/call.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'

/** A platform under test, as its journeys find it. */
interface RunningPlatform {
  readonly url: string
  /** Its DATA_DIR, for commands on the machine; of one that stands elsewhere there is none. */
  readonly folder?: string
  /** Tokens of two of its operators, for calls beside the browser and what takes two. */
  readonly operatorToken: string
  readonly secondToken: string
  /** The double of Stripe that it pays at; of one that stands elsewhere there is none. */
  readonly stripeUrl?: string
}

/** Lets the workers that are started from now on find their platforms, one each. */
export function announcePlatforms(platforms: readonly RunningPlatform[]): void {
  process.env['PLATFORMS'] = JSON.stringify(platforms)
}

/** The platform of this worker, which nobody else changes (start-platform.ts). */
export function ownPlatform(): RunningPlatform {
  const platforms: readonly RunningPlatform[] = JSON.parse(process.env['PLATFORMS'] ?? '[]')
  const own = platforms[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]
  if (!own) throw new Error('No platform was started for this worker')
  return own
}

/** Has this worker use another platform from now on; answers what leads back to the one it had. */
export function goToPlatform(other: RunningPlatform): () => void {
  const platforms: RunningPlatform[] = JSON.parse(process.env['PLATFORMS'] ?? '[]')
  const before = process.env['PLATFORMS']
  platforms[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] = other
  announcePlatforms(platforms)
  return () => {
    process.env['PLATFORMS'] = before
  }
}

export const platformUrl = (): string => ownPlatform().url

/** Address of a screen of the member's client. */
export const screenUrl = (path: string): string => `${platformUrl()}/#${path}`

/** Makes a call beside the browser, to prepare what a journey starts from, in English where no other language is given. Fails on any code but 200. */
export async function callPlatform<Row extends CallRow>(
  row: Row,
  input: CallRequest<Row>,
  token?: string,
  lang = 'en',
): Promise<CallData<Row>> {
  const isBody = row.method === 'POST'
  const fields = Object.entries(input as object).map(([name, value]) => [name, String(value)])
  const query = isBody ? '' : `?${new URLSearchParams(fields)}`
  const response = await fetch(`${platformUrl()}${row.path}${query}`, {
    method: row.method,
    headers: {
      lang,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(isBody && { 'content-type': 'application/json' }),
      'idempotency-key': randomUUID(),
    },
    ...(isBody && { body: JSON.stringify(input) }),
  })
  const envelope = (await response.json()) as Envelope<CallData<Row>>
  if (envelope.code !== 200)
    throw new Error(`${row.id} refused: ${envelope.code} ${envelope.msg} ${JSON.stringify(envelope.data)}`)
  return envelope.data
}

/** A member with a password, made for one journey. */
export interface Person {
  readonly userId: number
  readonly userNo: string
  readonly loginName: string
  readonly password: string
  readonly nickName: string
  readonly token: string
}

/** Registers a new person by calls, without the browser, and gives their first information, so that signing in leads home. */
export async function newPerson(nickName: string): Promise<Person> {
  const loginName = `j${randomUUID().replaceAll('-', '').slice(0, 14)}`
  const password = 'journey password'
  const { access_token: token, user_info } = await callPlatform(sessionCalls.register, {
    plat_code: 'demo',
    device_type: 'h5',
    device_os: 'Linux',
    device_id: randomUUID(),
    reg_type: 'username',
    login_name: loginName,
    login_pwd: password,
    login_pwd2: password,
    agree: 1,
  })
  await callPlatform(accountCalls.firstEdit, { avatar_url: user_info.avatar_url, nick_name: nickName }, token)
  return { userId: user_info.user_id, userNo: user_info.user_no, loginName, password, nickName, token }
}

/** Makes two people friends by asking both ways. */
export async function befriend(one: Person, other: Person): Promise<void> {
  await callPlatform(friendsCalls.requestFriendship, { friend_id: other.userId }, one.token)
  await callPlatform(friendsCalls.requestFriendship, { friend_id: one.userId }, other.token)
}

/** Makes people friends of one who makes a group with them, beside the browser, and answers its id. */
export async function makeGroup(creator: Person, name: string, members: readonly Person[]): Promise<number> {
  for (const member of members) await befriend(creator, member)
  const wanted = { group_name: name, avatar_url: shippedAvatars[0], members: members.map(({ userId }) => userId) }
  return (await callPlatform(groupsCalls.createGroup, wanted, creator.token)).group.group_id
}
