import type { projectOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-project-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { carryOut } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentWrittenType } from '../../present/crowdfunding.ts'
import { definedOf, rewritten } from '../../written-languages.ts'

type Calls = typeof projectOperatorCalls

const listWrittenProjectTypes =
  ({ crowdfunding }: OperatorNeeds): Handler<Calls['listWrittenProjectTypes']> =>
  async ({ db }, { page, limit }) => {
    const { types } = crowdfunding.operator
    const rows = await types.list(db, { limit, offset: (page - 1) * limit })
    return { list: rows.map(presentWrittenType), total: await types.count(db), page, limit }
  }

const createProjectType =
  ({ crowdfunding }: OperatorNeeds): Handler<Calls['createProjectType']> =>
  async (context, { names, sort, is_open: isOpen }) => {
    const draft = { names: definedOf(names), sort, is_open: isOpen === 1 }
    const type = await carryOut(
      context,
      async (tx) => presentWrittenType(await crowdfunding.operator.types.insert(tx, draft)),
      (after) => ({ action: 'crowdType.create', target: `project type ${after.id}`, after }),
    )
    return { type }
  }

const editProjectType =
  ({ crowdfunding }: OperatorNeeds): Handler<Calls['editProjectType']> =>
  async (context, { id, names, sort, is_open: isOpen }) => {
    const { types } = crowdfunding.operator
    const { after } = await carryOut(
      context,
      async (tx) => {
        const known = (await types.lock(tx, id)) ?? refuse('notFound')
        await types.update(tx, id, { names: rewritten(known.names, names), sort, is_open: isOpen === 1 })
        const edited = (await types.lock(tx, id)) ?? refuse('notFound')
        return { before: presentWrittenType(known), after: presentWrittenType(edited) }
      },
      (change) => ({ action: 'crowdType.edit', target: `project type ${id}`, ...change }),
    )
    return { type: after }
  }

export const projectTypeHandlers = (needs: OperatorNeeds) => ({
  listWrittenProjectTypes: listWrittenProjectTypes(needs),
  createProjectType: createProjectType(needs),
  editProjectType: editProjectType(needs),
})
