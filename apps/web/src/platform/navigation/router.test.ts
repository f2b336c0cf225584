import { describe, expect, it } from 'vitest'
import { parseHash } from './router.tsx'

describe('parseHash', () => {
  it.each([
    ['', '/', ''],
    ['#', '/', ''],
    ['#/', '/', ''],
    ['#/pages/videoPlay/videoPlay?id=3&number=2', '/pages/videoPlay/videoPlay', 'id=3&number=2'],
    ['#/pages/open?to=/pages/user/index?x=1', '/pages/open', 'to=/pages/user/index?x=1'],
    ['#pages/open', '/pages/open', ''],
  ])('%s', (hash, path, search) => {
    expect(parseHash(hash)).toEqual({ path, search })
  })
})
