import { noticeWritingCalls } from '@cliffhanger/contract/operators/notice-calls.ts'
import type { Source } from '../../platform/data-provider.ts'
import { secondsOf } from '../../platform/moments.ts'
import { callServer } from '../../platform/server.ts'
import { writtenTexts } from '../../ui/html-texts-input.tsx'

const moment = (typed: unknown): number => (typeof typed === 'string' && typed !== '' ? secondsOf(typed) : 0)

export const noticeSource: Source = {
  list: ({ page, limit }) => callServer(noticeWritingCalls.listWrittenNotices, { page, limit }),
  create: async (form, idempotencyKey) => {
    const userNo = (form.user_no ?? '').trim()
    const isForAll = userNo === ''
    const wanted = {
      user_no: userNo,
      type: form.type,
      // Only everyone's have a place and a time: what was chosen before a member was does not count.
      position: isForAll ? form.position : ('' as const),
      texts: writtenTexts(form.texts),
      image_key: form.image_key ?? '',
      link: (form.link ?? '').trim(),
      start_time: isForAll ? moment(form.start_time) : 0,
      end_time: isForAll ? moment(form.end_time) : 0,
    }
    return (await callServer(noticeWritingCalls.writeNotice, wanted, { idempotencyKey })).notice
  },
}
