import { newsOperatorCalls } from '@cliffhanger/contract/news/operator-calls.ts'
import { newsCates } from '@cliffhanger/contract/news/schemas.ts'
import type { Source } from '../../platform/data-provider.ts'
import { refuseStale } from '../../platform/failure.ts'
import { callServer } from '../../platform/server.ts'
import { writtenTexts } from '../../ui/inputs/html-texts-input.tsx'

const formOf = ({ cate, texts, cover_key, sort }: Parameters<NonNullable<Source['create']>>[0]) => ({
  cate,
  texts: writtenTexts(texts),
  cover_key: cover_key ?? '',
  sort,
})

export const newsSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(newsOperatorCalls.listArticles, {
      page,
      limit,
      cate: newsCates.find((each) => each === filter.cate),
    }),
  create: async (form, idempotencyKey) =>
    (await callServer(newsOperatorCalls.createArticle, formOf(form), { idempotencyKey })).article,
  update: async (id, form) => {
    const wanted = { ...formOf(form), id, version: form.version }
    return (await callServer(newsOperatorCalls.editArticle, wanted).catch(refuseStale)).article
  },
}
