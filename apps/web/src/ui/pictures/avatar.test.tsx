import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { Avatar } from './avatar.tsx'

const dot = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg"><rect fill="${color}"/></svg>`)}`
const urls = [dot('red'), dot('green'), dot('blue')]

const drawAvatar = async (
  avatar: React.ReactNode,
): Promise<{ readonly box: HTMLElement; readonly images: string[] }> => {
  await draw(<div data-testid="place">{avatar}</div>)
  const box = page.getByTestId('place').element().firstElementChild
  if (!(box instanceof HTMLElement)) throw new Error('there is no picture')
  return { box, images: [...box.querySelectorAll('img')].map((image) => image.src) }
}

describe('a picture', () => {
  it('is one of its own before any others', async () => {
    const { images } = await drawAvatar(<Avatar name="Owls" url={dot('black')} urls={urls} />)
    expect(images).toEqual([dot('black')])
  })

  it('is made of several where it has none, in the same place', async () => {
    const { box, images } = await drawAvatar(<Avatar name="Owls" url="" urls={urls} size={48} />)
    expect(images).toEqual(urls)
    expect(box.dataset['initials']).toBeUndefined()
    expect(box.getBoundingClientRect()).toMatchObject({ width: 48, height: 48 })
    const [first, second] = [...box.querySelectorAll('img')].map((image) => image.getBoundingClientRect())
    expect(first?.height).toBeGreaterThan(second?.height ?? 48)
  })

  it('is the initials where there are fewer than two', async () => {
    const { box, images } = await drawAvatar(<Avatar name="Night Owls" urls={urls.slice(0, 1)} />)
    expect(images).toEqual([])
    expect(box.dataset['initials']).toBe('NO')
  })
})
