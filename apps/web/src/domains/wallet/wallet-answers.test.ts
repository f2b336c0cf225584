import '../../testing/browser.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../platform/server/queries.ts'
import { forgetAbout } from './wallet-answers.ts'

afterEach(() => queryClient.clear())

it('S-106: what another device unlocked, or got back, is asked for again once my gold has moved', async () => {
  const keys = [
    [dramaCalls.getEpisodes.id, 7, 3],
    [dramaCalls.getEpisodes.id, { video_id: 7 }],
    [dramaCalls.getVideo.id, { id: 7 }],
    [collectionCalls.listMine.id, 'pages', { type: 'bought' }],
  ]
  for (const key of keys) queryClient.setQueryData(key, {})
  await forgetAbout('wallet')
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, true])
})
