import { newsCates } from '@cliffhanger/contract/news/schemas.ts'
import { noticeWritingCalls } from '@cliffhanger/contract/operators/notice-calls.ts'
import type { Source } from '../../platform/data-provider.ts'
import { refuseStale } from '../../platform/failure.ts'
import { callServer } from '../../platform/server.ts'
import { writtenTexts } from '../../ui/html-texts-input.tsx'

const formOf = ({ cate, texts, cover_key, sort }: Parameters<NonNullable<Source['create']>>[0]) => ({
  cate,
  texts: writtenTexts(texts),
  cover_key: cover_key ?? '',
  sort,
})

export const newsSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(noticeWritingCalls.listArticles, { page, limit, cate: newsCates.find((each) => each === filter.cate) }),
  create: async (form, idempotencyKey) =>
    (await callServer(noticeWritingCalls.createArticle, formOf(form), { idempotencyKey })).article,
  update: async (id, form) => {
    const wanted = { ...formOf(form), id, version: form.version }
    return (await callServer(noticeWritingCalls.editArticle, wanted).catch(refuseStale)).article
  },
}
