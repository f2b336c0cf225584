import { userTypes } from '@cliffhanger/contract/account/states.ts'
import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { WrittenStar } from '@cliffhanger/contract/stars/operator-schemas.ts'
import type { starOperatorCalls } from '@cliffhanger/contract/stars/operator-star-calls.ts'
import { wordsOf } from '@cliffhanger/rules/search-text.ts'
import type { CallContext, Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { findPayee } from '../../../account/index.ts'
import type { StarDraft, StarRow } from '../../../stars/index.ts'
import { carryOut } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { publishPicture } from '../../pictures.ts'
import { presentWrittenStars } from '../../present/stars.ts'

type Calls = Pick<typeof starOperatorCalls, 'listWrittenStars' | 'getWrittenStar' | 'makeStar' | 'editStar' | 'endStar'>

const listWrittenStars =
  (needs: OperatorNeeds): Handler<Calls['listWrittenStars']> =>
  async (context, { keyword = '', cate_id: categoryId = 0, is_open: isOpen, page, limit }) => {
    const { db } = context
    const filter = {
      words: wordsOf(keyword),
      userNo: keyword.trim(),
      categoryId,
      isOpen: isOpen === undefined ? undefined : isOpen === 1,
    }
    const rows = await needs.stars.operator.stars.list(db, filter, { offset: (page - 1) * limit, limit })
    const list = await presentWrittenStars(context, needs, rows)
    return { list, total: await needs.stars.operator.stars.count(db, filter), page, limit }
  }

const getWrittenStar =
  (needs: OperatorNeeds): Handler<Calls['getWrittenStar']> =>
  async (context, { star_id: id }) => ({
    star: await presentOne(
      context,
      needs,
      (await needs.stars.operator.stars.find(context.db, id)) ?? refuse('notFound'),
    ),
  })

/** Makes a member a star, with all who see them told at once. */
const makeStar =
  (needs: OperatorNeeds): Handler<Calls['makeStar']> =>
  async (context, { user_no: userNo, reason, ...form }) => {
    const { id: userId } = (await findPayee(context.db, { userNo: userNo.trim() })) ?? refuse('userNotFound')
    const draft = await readForm(context, form)
    const row = await carryOut(
      context,
      async (tx) => {
        const made = await needs.stars.operator.stars.make(tx, userId, draft)
        await needs.stars.operator.notify(tx, { userId, key: 'starBegan', values: {} })
        const before = await needs.account.operator.changeUserType(tx, userId, userTypes.star)
        return before === userTypes.ordinary ? made : refuse('stateChanged')
      },
      (made) => ({ action: 'star.make', target: `star ${made.id}`, reason, after: logged(made) }),
    )
    return { star: await presentOne(context, needs, row) }
  }

const editStar =
  (needs: OperatorNeeds): Handler<Calls['editStar']> =>
  async (context, { star_id: id, version, ...form }) => {
    const draft = await readForm(context, form)
    const { after } = await carryOut(
      context,
      (tx) => needs.stars.operator.stars.edit(tx, { id, version }, draft),
      (edit) => ({
        action: 'star.edit',
        target: `star ${id}`,
        before: logged(edit.before),
        after: logged(edit.after),
      }),
    )
    return { star: await presentOne(context, needs, after) }
  }

/** Makes a star an ordinary member. */
const endStar =
  (needs: OperatorNeeds): Handler<Calls['endStar']> =>
  async (context, { star_id: id, reason }) => {
    const { stars, account } = needs
    const row = await carryOut(
      context,
      async (tx) => {
        const star = (await stars.operator.stars.find(tx, id)) ?? refuse('notFound')
        const { user_id: userId } = star
        await stars.operator.notify(tx, { userId, key: 'starEnded', values: { reason } })
        const before = await account.operator.changeUserType(tx, userId, userTypes.ordinary)
        if (before !== userTypes.star) refuse('stateChanged')
        await stars.operator.stars.typeChanged(tx, userId, userTypes.ordinary)
        return (await stars.operator.stars.find(tx, id)) ?? refuse('notFound')
      },
      (ended) => ({ action: 'star.end', target: `star ${id}`, reason, after: logged(ended) }),
    )
    return { star: await presentOne(context, needs, row) }
  }

const presentOne = async (
  context: Pick<CallContext, 'storage' | 'origin' | 'db'>,
  needs: OperatorNeeds,
  row: StarRow,
): Promise<WrittenStar> => {
  const [star] = await presentWrittenStars(context, needs, [row])
  return star ?? refuse('notFound')
}

const logged = ({ user_id, category_id, cover_key, is_open }: StarRow) => ({ user_id, category_id, cover_key, is_open })

const readForm = async (
  { storage }: Pick<CallContext, 'storage'>,
  { cate_id, cover_key }: Pick<CallInput<Calls['editStar']>, 'cate_id' | 'cover_key'>,
): Promise<StarDraft> => ({
  category_id: cate_id === 0 ? null : cate_id,
  cover_key: await publishPicture(storage, cover_key, 'cover_key'),
})

export const starHandlers = (needs: OperatorNeeds): Handlers<Calls> => ({
  listWrittenStars: listWrittenStars(needs),
  getWrittenStar: getWrittenStar(needs),
  makeStar: makeStar(needs),
  editStar: editStar(needs),
  endStar: endStar(needs),
})
