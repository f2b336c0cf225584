import type { caseOperatorCalls } from '@cliffhanger/contract/support/operator-case-calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { recordLook } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines, memberOf, presentActivity } from '../../present/account.ts'
import { presentCase, presentCaseMessages, presentEntry } from '../../present/support.ts'
import { listOperators } from '../../queries/operators.ts'
import { mayHaveCases } from '../../support-rights.ts'

type Calls = typeof caseOperatorCalls

/** Members a search may find at most, and entries of a case that are shown. */
const bounds = { found: 500, entries: 500, operators: 1000 } as const

const listCases =
  ({ support, session }: OperatorNeeds): Handler<Calls['listCases']> =>
  async ({ db, caller }, { queue, search = '', page, limit }) => {
    const words = search.trim()
    const found = words
      ? await session.operator.listMembers(db, { search: words, isEnabled: undefined }, bounds.found, 0)
      : undefined
    const filter = { queue, operatorId: caller.operatorId, memberIds: found?.map(({ id }) => id) }
    const rows = await support.operator.list(db, filter, limit, (page - 1) * limit)
    const lineOf = await memberLines(
      db,
      rows.flatMap(({ member_id, account_id }) => [member_id, account_id]),
    )
    return {
      list: rows.map((row) => presentCase(row, lineOf)),
      total: await support.operator.count(db, filter),
      page,
      limit,
      counts: await support.operator.countQueues(db, caller.operatorId),
    }
  }

/** the log notes who looked. */
const getCase =
  ({ support, session, membership, gateway }: OperatorNeeds): Handler<Calls['getCase']> =>
  async (context, { id }) => {
    const { db, clock } = context
    const row = (await support.operator.findListed(db, id)) ?? refuse('notFound')
    await recordLook(context, { action: 'case.read', target: `case ${id}` })
    const { member_id: memberId } = row
    return {
      case: {
        ...presentCase(row, await memberLines(db, [memberId, row.account_id])),
        profile: await memberOf(session, db, memberId),
        activity: presentActivity(
          gateway.presence.isOnline(memberId),
          await session.operator.findLastSeen(db, memberId),
          await membership.findMembershipFacts(db, memberId, clock()),
        ),
        earlier: await support.operator.countEarlier(db, row),
        history: (await support.operator.listEntries(db, id, bounds.entries)).map(presentEntry),
      },
    }
  }

/** Messages of the chat of a case. Which chat that is only the case says: no other one can be asked for. */
const listCaseMessages =
  ({ support, chat }: OperatorNeeds): Handler<Calls['listCaseMessages']> =>
  async (context, { id, before, after, limit }) => {
    const { db } = context
    const found = (await support.operator.find(db, id)) ?? refuse('notFound')
    await recordLook(context, { action: 'case.read', target: `case ${id}` })
    const seqOf = async (messageId: number) =>
      ((await chat.operator.findMessage(db, found.stream_id, messageId)) ?? refuse('notFound')).seq
    const rows = await chat.operator.listMessagesOf(db, found.stream_id, {
      limit: limit + 1,
      ...(before !== undefined && { beforeSeq: await seqOf(before) }),
      ...(after !== undefined && { afterSeq: await seqOf(after) }),
    })
    const shown = after === undefined ? rows.slice(-limit) : rows.slice(0, limit)
    return {
      list: await presentCaseMessages(context, support, found, shown),
      has_more: flagOf(rows.length > limit),
    }
  }

const listColleagues =
  ({ support }: OperatorNeeds): Handler<Calls['listColleagues']> =>
  async ({ db }) => {
    const able = (await listOperators(db, bounds.operators, 0)).filter(mayHaveCases)
    const open = new Map(
      (
        await support.operator.countOpenOf(
          db,
          able.map(({ id }) => id),
        )
      ).map((row) => [row.operator_id, row.open]),
    )
    return { list: able.map(({ id, name, role }) => ({ id, name, role, open: open.get(id) ?? 0 })) }
  }

export const caseHandlers = (needs: OperatorNeeds) => ({
  listCases: listCases(needs),
  getCase: getCase(needs),
  listCaseMessages: listCaseMessages(needs),
  listColleagues: listColleagues(needs),
})
