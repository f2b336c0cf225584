import '../../ui/tokens.css'
import '../../ui/base.css'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { removeStored, writeStored } from '../../platform/storage/storage.ts'
import {
  endFirstPicture,
  endFirstShapes,
  firstPictureId,
  firstShapesId,
  storeFirstPicture,
} from '../../shared/first-picture.ts'
import { showFirstPicture } from './first-picture.ts'

const shown = () => document.getElementById(firstPictureId)
/** What a scrollbar leaves of the page, where it takes room. */
const room = () => shown()?.clientWidth ?? Number.NaN
const frameShown = () => shown()?.firstElementChild?.getBoundingClientRect()
const imageShown = () => shown()?.querySelector('img')?.getAttribute('src')
let named: HTMLMetaElement | undefined

/** What the server writes into the document. */
const name = (newcomer: 'home' | 'form', count = 3, drama = 5) => {
  named = document.createElement('meta')
  Object.assign(named, { name: 'first-picture', content: '/named.webp' })
  Object.assign(named.dataset, { count, newcomer, drama })
  document.head.append(named)
}

const begin = (isMember: boolean) => {
  showFirstPicture(isMember)
  // The document of the test was read long ago.
  document.dispatchEvent(new Event('readystatechange'))
}

beforeEach(() => page.viewport(390, 844))
afterEach(() => {
  named?.remove()
  named = undefined
  endFirstPicture()
  removeStored('first-picture')
  removeStored('forced-logout')
  removeStored('watched')
  removeStored('appearance')
})

describe('the first picture', () => {
  it.each([true, false])('is the one that the document names, where home comes first; member: %s', (isMember) => {
    name('home')
    begin(isMember)
    expect(imageShown()).toBe('/named.webp')
    expect(frameShown()).toMatchObject({ left: 16, width: room() - 48, top: 108 })
    endFirstPicture()
    expect(shown()).toBeNull()
    expect(document.getElementById(firstShapesId)).toBeNull()
  })

  it('stands among the shapes of home, which go first', () => {
    name('home')
    begin(true)
    const around = document.getElementById(firstShapesId)
    const [tile, , last] = [...(around?.querySelectorAll('.tile') ?? [])].map((one) => one.getBoundingClientRect())
    expect(tile?.top).toBeGreaterThan(frameShown()?.bottom ?? Number.NaN)
    expect(last?.right).toBeCloseTo(innerWidth - 16)
    endFirstShapes()
    expect([document.getElementById(firstShapesId), shown()]).toEqual([null, expect.anything()])
  })

  it('stands above the wide card of what a member goes on with', () => {
    name('home')
    writeStored('watched', JSON.stringify({ userId: 1, dramas: [{ id: 99 }] }))
    begin(true)
    const [tile, next] = [...document.querySelectorAll(`#${firstShapesId} .tile`)].map((one) =>
      one.getBoundingClientRect(),
    )
    expect(tile?.width).toBeGreaterThan(2 * (tile?.height ?? Number.NaN))
    expect(next?.left).toBeCloseTo((tile?.right ?? Number.NaN) + 11)
  })

  it('has the whole width where it is the only one', () => {
    name('home', 1)
    begin(true)
    expect(frameShown()).toMatchObject({ left: 16, width: room() - 32 })
  })

  it('is the one of the last visit for a member whose document names none', () => {
    storeFirstPicture({ image: '/stored.webp', count: 2 })
    begin(true)
    expect(imageShown()).toBe('/stored.webp')
  })

  it('is the member’s own one where home began with another than the document names', () => {
    name('home')
    storeFirstPicture({ image: '/own.webp', count: 2, drama: 7 })
    begin(true)
    expect(imageShown()).toBe('/own.webp')
  })

  it('is a guest’s again for whoever sees what guests see, also once operators chose another', () => {
    name('home')
    storeFirstPicture({ image: '/named.webp', count: 3, drama: 5 })
    Object.assign(named ?? {}, { content: '/newer.webp' })
    begin(true)
    expect(imageShown()).toBe('/newer.webp')
  })

  it.each([
    ['named', () => name('home', 3, 7)],
    ['stored', () => storeFirstPicture({ image: '/own.webp', count: 2, drama: 7 })],
  ])('is not of a drama that one goes on watching: %s', (_which, prepare) => {
    prepare()
    writeStored('watched', JSON.stringify({ userId: 1, dramas: [{ id: 7 }] }))
    begin(true)
    expect(shown()).toBeNull()
  })

  it.each([
    ['a newcomer who is asked first', () => name('form')],
    ['whoever was signed out', () => [name('home'), writeStored('forced-logout', '1')]],
    ['a guest whose document names none', () => storeFirstPicture({ image: '/stored.webp', count: 2 })],
  ])('is not shown to %s', (_whom, prepare) => {
    prepare()
    begin(false)
    expect(shown()).toBeNull()
  })

  it.each([
    ['on a desktop', () => page.viewport(1280, 800)],
    ['on a phone on its side', () => page.viewport(800, 390)],
    ['where text is larger', async () => writeStored('appearance', 'system 130')],
    ['where what is stored is broken', async () => writeStored('first-picture', '{')],
  ])('is not shown %s', async (_where, prepare) => {
    storeFirstPicture({ image: '/stored.webp', count: 2 })
    await prepare()
    begin(true)
    expect(shown()).toBeNull()
  })
})
