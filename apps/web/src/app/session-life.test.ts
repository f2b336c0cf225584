import '../testing/browser.ts'
import { expect, it } from 'vitest'
import { keepSearch } from '../domains/drama/search/search-history.ts'
import { keepWatched } from '../domains/drama/watched.ts'
import { clearSession, storeSession } from '../platform/session/session.ts'
import { clearSessionParts } from '../platform/session/session-parts.ts'
import { readStored } from '../platform/storage/storage.ts'
import { exampleUser } from '../testing/examples.ts'
import { watchSession } from './session-life.ts'

const kept = () => [readStored('watched'), readStored('search-history')]

it('S-20: what a member watched and searched for leaves the device with him', async () => {
  watchSession('/pages/start/index')
  storeSession({ accessToken: 'a', refreshToken: 'b', user: exampleUser })
  keepSearch('love')
  const place = { number: 1, positionSeconds: 5, durationSeconds: 90, atMs: 0 }
  keepWatched({ id: 7, title: 'Moon', cover: '', lastNumber: 2, ...place })
  expect(kept()).toEqual([expect.stringContaining('Moon'), expect.stringContaining('love')])
  await clearSessionParts()
  clearSession()
  expect(kept()).toEqual([null, null])
})
