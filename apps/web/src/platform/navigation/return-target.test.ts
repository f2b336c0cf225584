import { beforeEach, describe, expect, it, vi } from 'vitest'

const moves: unknown[] = []
let state: unknown

beforeEach(() => {
  moves.length = 0
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.stubGlobal('history', {
    get state() {
      return state
    },
    go: (by: number) => moves.push(by),
  })
  vi.stubGlobal('location', {
    hash: '#/pages/videoPlay/videoPlay?id=3&number=4',
    replace: (address: string) => moves.push(address),
  })
  vi.resetModules()
})

const begin = async (entry: unknown) => {
  state = entry
  const { setReturnTarget } = await import('./return-target.ts')
  setReturnTarget('The Phoenix, ep 4')
  return JSON.parse(sessionStorage.getItem('cliffhanger.return-target') ?? 'null')
}

describe('a return target', () => {
  it('leads back along the history of the tab, also after the page was loaded anew', async () => {
    const returnTarget = await begin({ idx: 2 })
    expect(returnTarget).toEqual({
      place: 'The Phoenix, ep 4',
      address: '/pages/videoPlay/videoPlay?id=3&number=4',
      entry: 2,
    })
    vi.resetModules()
    state = { idx: 5 }
    const { goToReturnTarget } = await import('./return-target.ts')
    goToReturnTarget(returnTarget)
    expect(moves).toEqual([-3])
  })

  it('opens the place where the history does not lead there', async () => {
    const returnTarget = await begin(null)
    const { goToReturnTarget } = await import('./return-target.ts')
    goToReturnTarget(returnTarget)
    expect(moves).toEqual(['#/pages/videoPlay/videoPlay?id=3&number=4'])
  })

  it('is gone once it is cleared', async () => {
    await begin({ idx: 2 })
    const { clearReturnTarget } = await import('./return-target.ts')
    clearReturnTarget()
    expect(sessionStorage.getItem('cliffhanger.return-target')).toBeNull()
  })
})
