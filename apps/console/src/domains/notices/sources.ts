import { noticesOperatorCalls } from '@cliffhanger/contract/notices/operator-calls.ts'
import type { NoticePosition, WrittenScope } from '@cliffhanger/contract/notices/schemas.ts'
import type { Source } from '../../platform/data-provider.ts'
import { refuseStale } from '../../platform/failure.ts'
import { callServer } from '../../platform/server.ts'
import { writtenTexts } from '../../ui/inputs/html-texts-input.tsx'

const formOf = (form: Parameters<NonNullable<Source['create']>>[0]) => {
  const userNo = (form.user_no ?? '').trim()
  const isForAll = userNo === ''
  // Only everyone's have a place and a time: what was chosen before a member was does not count.
  const scope: WrittenScope = isForAll && form.scope === 'stars' ? 'stars' : 'platform'
  const position: NoticePosition = isForAll ? form.position : ''
  return {
    user_no: userNo,
    type: form.type,
    scope,
    // The section of stars has one line and no other place.
    position: scope === 'stars' ? ('line' as const) : position,
    texts: writtenTexts(form.texts),
    image_key: form.image_key ?? '',
    link: (form.link ?? '').trim(),
    start_time: isForAll ? form.start_time || 0 : 0,
    end_time: isForAll ? form.end_time || 0 : 0,
  }
}

export const noticeSource: Source = {
  list: ({ page, limit }) => callServer(noticesOperatorCalls.listWrittenNotices, { page, limit }),
  create: async (form, idempotencyKey) =>
    (await callServer(noticesOperatorCalls.writeNotice, formOf(form), { idempotencyKey })).notice,
  update: async (id, form) => {
    const wanted = { ...formOf(form), id, version: form.version }
    return (await callServer(noticesOperatorCalls.editNotice, wanted).catch(refuseStale)).notice
  },
}
