import { randomUUID } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { ContactKind } from '@cliffhanger/contract/account/schemas.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { CodePurpose } from '@cliffhanger/contract/session/schemas.ts'
import type { TestServer } from './server.ts'

/** A signed-in member of a test. */
export interface Member {
  readonly userId: number
  readonly userNo: string
  readonly userCode: string
  readonly nickName: string
  readonly token: string
  readonly refreshToken: string
  readonly deviceId: string
  readonly deviceSecret: string
}

/** What a browser says of itself. */
export const deviceOf = (deviceId: string) =>
  ({ plat_code: 'demo', device_type: 'h5', device_os: 'Linux', device_id: deviceId }) as const

/** Signs in by a new device, which makes the quickest member; a nickname is set where one is given. */
export async function newMember(
  server: TestServer,
  { nickName, parentCode }: { nickName?: string; parentCode?: string } = {},
): Promise<Member> {
  const deviceId = randomUUID()
  const reply = await server.succeed(sessionCalls.signInByDevice, {
    ...deviceOf(deviceId),
    ...(parentCode && { parent_code: parentCode }),
  })
  const { access_token: token, refresh_token: refreshToken, device_secret: deviceSecret, user_info: user } = reply
  if (token === undefined || refreshToken === undefined || deviceSecret === undefined)
    throw new Error('a new device got no tokens')
  if (nickName !== undefined) await server.succeed(accountCalls.editProfile, { nick_name: nickName }, { token })
  return {
    userId: user.user_id,
    userNo: user.user_no,
    userCode: user.user_code,
    nickName: nickName ?? user.nick_name,
    token,
    refreshToken,
    deviceId,
    deviceSecret,
  }
}

export const testPassword = 'correct horse'

/** Registers a user name with `testPassword` on a new device. */
export async function newPasswordMember(
  server: TestServer,
  loginName = `u${randomUUID().slice(0, 12).replaceAll('-', '')}`,
) {
  await configure(server, { is_need_invite_code: 0 })
  const deviceId = randomUUID()
  const reply = await server.succeed(sessionCalls.register, {
    ...deviceOf(deviceId),
    reg_type: 'username',
    login_name: loginName,
    login_pwd: testPassword,
    login_pwd2: testPassword,
    agree: 1,
  })
  return {
    userId: reply.user_info.user_id,
    userCode: reply.user_info.user_code,
    loginName,
    deviceId,
    deviceSecret: reply.device_secret,
    token: reply.access_token,
    refreshToken: reply.refresh_token,
  }
}

/** Changes the configuration of the platform as an operator would. */
export async function configure({ context, domains }: TestServer, changes: Partial<PlatformSettings>): Promise<void> {
  await context.db.transaction((tx) => domains.session.operator.changePlatformSettings(context, tx, changes))
}

/** Has a code sent and reads it in the outbox. */
export async function fetchCode(
  server: TestServer,
  kind: ContactKind,
  account: string,
  type: CodePurpose,
  address = newAddress(),
) {
  await server.succeed(sessionCalls.sendCode, { plat_id: 1, account_type: kind, account, type }, { address })
  const [newest] = await server.domains.account.operator.listOutbox(server.context.db, { search: '' }, 1, 0)
  const code = newest && (await server.domains.account.codes.reveal(server.context.db, newest.id))
  if (code === undefined) throw new Error('no code in the outbox')
  return code
}

let addresses = 0
/** An address no other call of the test came from, for limits per address. */
export const newAddress = (): string => {
  addresses++
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Codes of calls made at the same time, smallest first, as their order is nobody's concern. */
export const codesOf = (replies: readonly { readonly code: number }[]): number[] =>
  replies.map(({ code }) => code).sort((one, other) => one - other)
