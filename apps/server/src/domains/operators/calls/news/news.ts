import type { newsOperatorCalls } from '@cliffhanger/contract/news/operator-calls.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { publishPicture } from '../../pictures.ts'
import { presentWrittenArticle } from '../../present/news.ts'
import { rewritten, sanitizedTexts } from '../../written-languages.ts'

const newsPicture = { folder: 'news', longestSide: 1200 } as const

const listArticles =
  ({ news }: OperatorNeeds): Handler<typeof newsOperatorCalls.listArticles> =>
  async (context, { page, limit, cate }) => {
    const rows = await news.operator.list(context.db, cate, { limit, offset: (page - 1) * limit })
    return {
      list: rows.map((row) => presentWrittenArticle(context, row)),
      total: await news.operator.count(context.db, cate),
      page,
      limit,
    }
  }

const createArticle =
  ({ news }: OperatorNeeds): Handler<typeof newsOperatorCalls.createArticle> =>
  async (context, { cate, texts, cover_key, sort }) => {
    const coverKey = await publishPicture(context.storage, cover_key, 'cover_key', newsPicture)
    return context.db.transaction(async (tx) => {
      const row = await news.operator.create(tx, { cate, texts: sanitizedTexts(texts), coverKey, sort })
      const article = presentWrittenArticle(context, row)
      await recordAction(tx, context, { action: 'news.create', target: `news ${row.id}`, after: article })
      return { article }
    })
  }

const editArticle =
  ({ news }: OperatorNeeds): Handler<typeof newsOperatorCalls.editArticle> =>
  async (context, { id, version, cate, texts, cover_key, sort }) => {
    const coverKey = await publishPicture(context.storage, cover_key, 'cover_key', newsPicture)
    return context.db.transaction(async (tx) => {
      const { before, after } = await news.operator.edit(tx, { id, version }, (known) => ({
        cate,
        texts: rewritten(known.texts, sanitizedTexts(texts)),
        coverKey,
        sort,
      }))
      const article = presentWrittenArticle(context, after)
      await recordAction(tx, context, {
        action: 'news.edit',
        target: `news ${id}`,
        before: presentWrittenArticle(context, before),
        after: article,
      })
      return { article }
    })
  }

const setArticlePublished =
  ({ news }: OperatorNeeds): Handler<typeof newsOperatorCalls.setArticlePublished> =>
  (context, { id, is_published, reason }) =>
    context.db.transaction(async (tx) => {
      const { after } = await news.operator.setPublished(tx, id, is_published === 1)
      const action = is_published === 1 ? 'news.publish' : 'news.unpublish'
      await recordAction(tx, context, { action, target: `news ${id}`, reason })
      return { article: presentWrittenArticle(context, after) }
    })

export const newsHandlers = (needs: OperatorNeeds): Handlers<typeof newsOperatorCalls> => ({
  listArticles: listArticles(needs),
  createArticle: createArticle(needs),
  editArticle: editArticle(needs),
  setArticlePublished: setArticlePublished(needs),
})
