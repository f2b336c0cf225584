import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { dramaOperatorCalls } from '@cliffhanger/contract/drama/operator-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { definedOf, rewritten } from '../../written-languages.ts'

const listDramaTypes =
  ({ drama }: OperatorNeeds): Handler<typeof dramaOperatorCalls.listDramaTypes> =>
  async ({ db }) => ({
    list: (await drama.operator.listTypes(db)).map((type) => ({ ...type, names: { ...type.names } })),
  })

const createDramaType =
  ({ drama }: OperatorNeeds): Handler<typeof dramaOperatorCalls.createDramaType> =>
  async (context, { names, sort }) => {
    const texts = namesOf(names)
    const id = await drama.operator.createType(context.db, texts, sort)
    await recordAction(context.db, context, { action: 'dramaType.create', target: `type ${id}`, after: texts })
    return { id }
  }

const editDramaType =
  ({ drama }: OperatorNeeds): Handler<typeof dramaOperatorCalls.editDramaType> =>
  async (context, { id, names, sort }) => {
    const texts = namesOf(names)
    return context.db.transaction(async (tx) => {
      const edit = await drama.operator.editType(tx, id, (before) => ({ names: rewritten(before.names, texts), sort }))
      await recordAction(tx, context, { action: 'dramaType.edit', target: `type ${id}`, ...edit })
      return {}
    })
  }

/** A category has a name in at least one language. */
const namesOf = (names: CallInput<typeof dramaOperatorCalls.createDramaType>['names']): Record<string, string> => {
  const texts = definedOf(names)
  return Object.values(texts).every((name) => name.trim() === '') ? refuseField('names') : texts
}

export const typeHandlers = (needs: OperatorNeeds) => ({
  listDramaTypes: listDramaTypes(needs),
  createDramaType: createDramaType(needs),
  editDramaType: editDramaType(needs),
})
