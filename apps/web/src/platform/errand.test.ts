import { beforeEach, describe, expect, it, vi } from 'vitest'

const moves: unknown[] = []
let state: unknown

beforeEach(() => {
  moves.length = 0
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
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
  const { beginErrand } = await import('./errand.ts')
  beginErrand('The Phoenix, ep 4')
  return JSON.parse(sessionStorage.getItem('cliffhanger.errand') ?? 'null')
}

describe('an errand', () => {
  it('leads back along the history of the tab, also after the page was loaded anew', async () => {
    const errand = await begin({ idx: 2 })
    expect(errand).toEqual({
      place: 'The Phoenix, ep 4',
      address: '/pages/videoPlay/videoPlay?id=3&number=4',
      entry: 2,
    })
    vi.resetModules()
    state = { idx: 5 }
    const { returnFromErrand } = await import('./errand.ts')
    returnFromErrand(errand)
    expect(moves).toEqual([-3])
  })

  it('opens the place where the history does not lead there', async () => {
    const errand = await begin(null)
    const { returnFromErrand } = await import('./errand.ts')
    returnFromErrand(errand)
    expect(moves).toEqual(['#/pages/videoPlay/videoPlay?id=3&number=4'])
  })

  it('is over once it is ended', async () => {
    await begin({ idx: 2 })
    const { endErrand } = await import('./errand.ts')
    endErrand()
    expect(sessionStorage.getItem('cliffhanger.errand')).toBeNull()
  })
})
