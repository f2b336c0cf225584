import { mediaKeepingCalls } from '@cliffhanger/contract/operators/media-calls.ts'
import type { Source } from '../../platform/data-provider.ts'
import { callServer } from '../../platform/server.ts'

export const transcodingStates = ['all', 'inWork', 'stopped'] as const

export const transcodingSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(mediaKeepingCalls.listTranscodings, {
      page,
      limit,
      state: transcodingStates.find((state) => state === filter.state),
    }),
  one: async (id) => {
    const { transcoding, runs } = await callServer(mediaKeepingCalls.getTranscoding, { id })
    return { ...transcoding, runs }
  },
}

/** The captions of one video; its id is theirs. */
export const captionSource: Source = {
  list: async () => ({ list: [], total: 0 }),
  one: async (id) => ({ id, ...(await callServer(mediaKeepingCalls.listCaptions, { asset_id: id })) }),
}

export const playAlarmSource: Source = {
  list: ({ page, limit }) => callServer(mediaKeepingCalls.listPlayAlarms, { page, limit }),
}
