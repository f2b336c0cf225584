import { settingChanged, userInfoChanged } from '@cliffhanger/contract/account/events.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { userStream } from '../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../platform/realtime/streams.ts'
import { presentSelf, presentSetting } from './present.ts'
import type { Account } from './queries/accounts.ts'

type MemberNotification = Pick<ServerContext, 'bus' | 'clock'>

/** Tells all devices of a member that their record changed. Must be the last step of the transaction. */
export const notifyProfile = async (context: MemberNotification, tx: Db, account: Account): Promise<void> => {
  await appendEvents(context, tx, [
    newEvent(userInfoChanged, userStream(account.id), { user_info: presentSelf(account) }),
  ])
}

/** Tells all devices of a member that their preferences changed. Must be the last step of the transaction. */
export const notifySetting = async (context: MemberNotification, tx: Db, account: Account): Promise<void> => {
  await appendEvents(context, tx, [
    newEvent(settingChanged, userStream(account.id), { setting: presentSetting(account), language: account.language }),
  ])
}
