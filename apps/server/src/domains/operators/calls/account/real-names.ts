import type {
  ApplicationOverview,
  realNameOperatorCalls,
} from '@cliffhanger/contract/account/operator-real-name-calls.ts'
import type { MemberLine } from '@cliffhanger/contract/account/operator-schemas.ts'
import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import type { RealNameRow } from '../../../account/index.ts'
import { recordAction } from '../../audit.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines } from '../../present/account.ts'

type Calls = typeof realNameOperatorCalls

/** How long the address of an identity card's picture is good. */
const pictureLifetimeS = 5 * 60

const presentApplication = (row: RealNameRow, member: MemberLine): ApplicationOverview => ({
  member,
  status: row.status,
  version: row.version,
  reason: row.reason,
  create_time: toSeconds(row.created_ms),
  update_time: toSeconds(row.updated_ms),
})

const listRealNames =
  ({ account }: OperatorNeeds): Handler<Calls['listRealNames']> =>
  async ({ db }, { page, limit, status, number = '', ...listing }) => {
    const filter = { status, number: number.trim(), ...listingOf(listing) }
    const rows = await account.operator.realNames.list(db, filter, { limit, offset: (page - 1) * limit })
    const lineOf = await memberLines(
      db,
      rows.map(({ user_id }) => user_id),
    )
    return {
      list: rows.map((row) => presentApplication(row, lineOf(row.user_id))),
      total: await account.operator.realNames.count(db, filter),
      page,
      limit,
    }
  }

/** Shows what an application says; nobody looks at it without a line in the log. */
const openRealName =
  ({ account }: OperatorNeeds): Handler<Calls['openRealName']> =>
  async (context, { user_id: userId }) => {
    const { db, storage, origin } = context
    const opened = await db.transaction(async (tx) => {
      const found = await account.operator.realNames.open(tx, userId)
      await recordAction(tx, context, {
        action: 'realName.open',
        target: `member ${userId}`,
        after: { version: found.row.version },
      })
      return found
    })
    const { application, row, sameNumberTotal } = opened
    const lineOf = await memberLines(db, [userId])
    const addressOf = (key: string) => storage.signedUrl(key, { lifetimeS: pictureLifetimeS, origin })
    return {
      application: {
        ...presentApplication(row, lineOf(userId)),
        real_name: application.real_name,
        id_card: application.id_card,
        front_address: await addressOf(application.front_url),
        back_address: await addressOf(application.back_url),
        same_number_total: sameNumberTotal,
      },
    }
  }

const judgeRealName =
  ({ account }: OperatorNeeds): Handler<Calls['judgeRealName']> =>
  (context, { user_id: userId, version, status, reason = '' }) =>
    context.db.transaction(async (tx) => {
      const isApproved = status === realNameStates.certified
      await account.operator.realNames.judge(tx, {
        userId,
        version,
        isApproved,
        reason: isApproved ? '' : reason,
        operatorId: context.caller.operatorId,
      })
      await recordAction(tx, context, {
        action: isApproved ? 'realName.approve' : 'realName.reject',
        target: `member ${userId}`,
        reason,
        before: { status: 1 },
        after: { status, version },
      })
      return {}
    })

export const realNameHandlers = (needs: OperatorNeeds): Handlers<typeof realNameOperatorCalls> => ({
  listRealNames: listRealNames(needs),
  openRealName: openRealName(needs),
  judgeRealName: judgeRealName(needs),
})
