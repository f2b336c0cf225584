import { beforeAll, describe, expect, it } from 'vitest'
import { parseHash } from '../../platform/navigation/router.tsx'
import { firstRoutes } from './first-routes.ts'
import { furtherRoutes } from './further-routes.ts'
import { canShow, startFor } from './route-guard.ts'
import { allPaths, findRoute, knowsRoute, loadRoutes } from './routes.ts'

const routes = [...firstRoutes, ...furtherRoutes]

describe('the table of the first screens', () => {
  it('knows where a visit begins, and of nothing else whether it is there', () => {
    for (const path of ['/', '/pages/playlet/home', '/pages/videoPlay/videoPlay']) expect(knowsRoute(path)).toBe(true)
    expect(knowsRoute('/pages/nowhere')).toBe(false)
    expect(findRoute('/pages/user/index')).toBeUndefined()
  })

  it('is whole once the rest has come', async () => {
    await Promise.all([loadRoutes(), loadRoutes()])
    expect(knowsRoute('/pages/nowhere')).toBe(true)
    expect(findRoute('/pages/user/index')?.tab).toBe(4)
  })
})

describe('canShow', () => {
  beforeAll(loadRoutes)

  it('R-1: without a token only these screens open', () => {
    const open = routes.filter((route) => canShow(route, false)).map((route) => route.path)
    expect(open.toSorted()).toEqual([
      '/pages/app-update',
      '/pages/crowdFunding/proof',
      '/pages/login/agreement',
      '/pages/login/forgot-password',
      '/pages/login/information',
      '/pages/login/login',
      '/pages/login/login-email',
      '/pages/login/login-phone',
      '/pages/login/register',
      '/pages/login/reset-password',
      '/pages/login/stopChange',
      '/pages/open',
      '/pages/start/index',
      '/pagesB/my_file/setting/locale',
    ])
  })

  it('R-1: with a token every screen opens, an unknown address never does', () => {
    expect(routes.every((route) => canShow(route, true))).toBe(true)
    expect(canShow(findRoute('/pages/nowhere'), true)).toBe(false)
  })
})

describe('startFor', () => {
  beforeAll(loadRoutes)

  it.each([
    ['/pages/videoPlay/videoPlay', 'id=7&number=2', true, '/pages/videoPlay/videoPlay?id=7&number=2'],
    ['/pages/playlet/videoPlay', 'id=7', true, '/pages/videoPlay/videoPlay?id=7'],
    ['/pages/videoPlay/videoPlay', 'id=7', false, null],
    ['/pages/videoPlay/videoPlay', '', true, null],
    ['/pages/user/index', '', true, null],
    ['/pagesB/my_file/setting/info', '', true, null],
    ['/pages/nowhere', '', true, null],
  ])(
    'S-10: %s?%s, asked for at the beginning of a visit: %s, is gone on to: %s',
    (path, search, isBeginning, target) => {
      const address = startFor(findRoute(path), search, isBeginning)
      expect(parseHash(address).path).toBe('/pages/start/index')
      expect(new URLSearchParams(parseHash(address).search).get('to')).toBe(target)
    },
  )
})

describe('routes', () => {
  it('K-12: the player has one screen and two addresses', () => {
    expect(findRoute('/pages/playlet/videoPlay')).toBe(findRoute('/pages/videoPlay/videoPlay'))
    expect(findRoute('/')).toBe(findRoute('/pages/start/index'))
  })

  it('K-5, C-51: five tabs, chats on index 3', () => {
    const tabs = routes.flatMap(({ tab, path }) => (tab === undefined ? [] : [[tab, path]]))
    expect(tabs).toEqual([
      [0, '/pages/playlet/home'],
      [1, '/pages/playlet/bonus'],
      [2, '/pages/playlet/events'],
      [3, '/pages/index/index'],
      [4, '/pages/user/index'],
    ])
  })

  it('names no address twice', () => {
    const named = routes.flatMap(({ path, aliases = [] }) => [path, ...aliases])
    expect(named.toSorted()).toEqual([...new Set(named)].toSorted())
    expect(allPaths().toSorted()).toEqual(named.toSorted())
  })
})
