import type { emojiOperatorCalls } from '@cliffhanger/contract/emoji/operator-calls.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import type { ObjectStore } from '../../../../platform/storage/storage.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { publishPicture } from '../../pictures.ts'

/** An emoji stands in a line of text, at three times its size on the sharpest screens. */
const emojiPicture = { folder: 'emoji', longestSide: 128 } as const

const publish = async (storage: ObjectStore, key: string): Promise<string> =>
  storage.publicUrl(await publishPicture(storage, key, 'image_key', emojiPicture))

const listEmojiSet =
  ({ emoji }: OperatorNeeds): Handler<typeof emojiOperatorCalls.listEmojiSet> =>
  async ({ db, origin }) => ({
    list: (await emoji.operator.list(db)).map(({ id, regName, image_url }) => ({
      id,
      reg_name: regName,
      image: new URL(image_url, origin).href,
    })),
  })

const addEmoji =
  ({ emoji }: OperatorNeeds): Handler<typeof emojiOperatorCalls.addEmoji> =>
  async (context, { reg_name, image_key }) => {
    const imageUrl = await publish(context.storage, image_key)
    return context.db.transaction(async (tx) => {
      const added = await emoji.operator.add(tx, { regName: reg_name, image_url: imageUrl })
      await recordAction(tx, context, { action: 'emoji.add', target: `emoji ${added.id}`, after: added })
      return { id: added.id }
    })
  }

/** Messages hold the old name as text: what was written with it shows it as words from now on. */
const editEmoji =
  ({ emoji }: OperatorNeeds): Handler<typeof emojiOperatorCalls.editEmoji> =>
  async (context, { id, reg_name, image_key }) => {
    const imageUrl = image_key === undefined ? undefined : await publish(context.storage, image_key)
    return context.db.transaction(async (tx) => {
      const known = (await emoji.operator.list(tx)).find((each) => each.id === id) ?? refuse('notFound')
      const changed = { id, regName: reg_name, image_url: imageUrl ?? known.image_url }
      const { before, after } = await emoji.operator.edit(tx, changed)
      await recordAction(tx, context, { action: 'emoji.edit', target: `emoji ${id}`, before, after })
      return {}
    })
  }

const removeEmoji =
  ({ emoji }: OperatorNeeds): Handler<typeof emojiOperatorCalls.removeEmoji> =>
  (context, { id, reason }) =>
    context.db.transaction(async (tx) => {
      const before = await emoji.operator.remove(tx, id)
      await recordAction(tx, context, { action: 'emoji.remove', target: `emoji ${id}`, reason, before })
      return {}
    })

const sortEmoji =
  ({ emoji }: OperatorNeeds): Handler<typeof emojiOperatorCalls.sortEmoji> =>
  (context, { ids }) =>
    context.db.transaction(async (tx) => {
      const before = (await emoji.operator.list(tx)).map(({ id }) => id)
      await emoji.operator.sort(tx, ids)
      await recordAction(tx, context, {
        action: 'emoji.sort',
        target: 'emoji',
        before: { ids: before },
        after: { ids },
      })
      return {}
    })

export const emojiHandlers = (needs: OperatorNeeds): Handlers<typeof emojiOperatorCalls> => ({
  listEmojiSet: listEmojiSet(needs),
  addEmoji: addEmoji(needs),
  editEmoji: editEmoji(needs),
  removeEmoji: removeEmoji(needs),
  sortEmoji: sortEmoji(needs),
})
