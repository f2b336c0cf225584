import { mediaOperatorCalls } from '@cliffhanger/contract/media/operator-calls.ts'
import type { Source } from '../../../platform/data-provider.ts'
import { callServer } from '../../../platform/server.ts'

export const transcodingStates = ['all', 'inWork', 'stopped'] as const

export const transcodingSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(mediaOperatorCalls.listTranscodings, {
      page,
      limit,
      state: transcodingStates.find((state) => state === filter.state),
    }),
  one: async (id) => {
    const { transcoding, runs } = await callServer(mediaOperatorCalls.getTranscoding, { id })
    return { ...transcoding, runs }
  },
}

/** The captions of one video; its id is theirs. */
export const captionSource: Source = {
  list: async () => ({ list: [], total: 0 }),
  one: async (id) => ({ id, ...(await callServer(mediaOperatorCalls.listCaptions, { asset_id: id })) }),
}

export const playAlarmSource: Source = {
  list: ({ page, limit }) => callServer(mediaOperatorCalls.listPlayAlarms, { page, limit }),
}
