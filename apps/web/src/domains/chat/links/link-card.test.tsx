import type { Link } from '@cliffhanger/rules/chat/links.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { addMediaSource } from '../../../platform/uploads/media-urls.ts'
import { draw } from '../../../testing/draw.tsx'
import { LinkCard } from './link-card.tsx'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="red"/></svg>'
addMediaSource('shown:', async () => new Blob([svg], { type: 'image/svg+xml' }))

const link: Link = {
  url: 'https://news.example/1',
  site: 'news.example',
  title: 'The lighthouse keeper',
  description: 'What the keeper saw in the storm',
  image: '',
  width: 0,
  height: 0,
  thumb_hash: '',
  proof: '',
}

const card = () => page.getByRole('link', { name: /The lighthouse keeper/ })

it('S-130: the whole card opens the page, elsewhere and without telling where from', async () => {
  await draw(<LinkCard link={link} />)
  await expect.element(card()).toHaveAttribute('href', 'https://news.example/1')
  await expect.element(card()).toHaveAttribute('target', '_blank')
  await expect.element(card()).toHaveAttribute('rel', expect.stringContaining('noopener noreferrer'))
  await expect.element(card()).toHaveAccessibleName(/news\.example.*The lighthouse keeper.*keeper saw in the storm/)
})

it('S-130: its picture comes from the platform, and has its place before it is there', async () => {
  await draw(<LinkCard link={{ ...link, image: 'shown:1', width: 640, height: 320 }} />)
  const picture = () => card().element().querySelector('img')
  await expect.poll(() => picture()?.src ?? '').toMatch(/^blob:/)
  const { width, height } = picture()?.parentElement?.getBoundingClientRect() ?? new DOMRect()
  expect(width / height).toBeCloseTo(2, 1)
})

it('S-130: nothing sticks out at 320 pixels and letters of twice their size', async () => {
  await page.viewport(320, 700)
  document.documentElement.style.fontSize = '200%'
  await draw(
    <div style={{ width: 230 }}>
      <LinkCard
        link={{ ...link, image: 'shown:2', width: 200, height: 200, title: 'Donaudampfschifffahrtsgesellschaft' }}
      />
    </div>,
  )
  const element = page.getByRole('link', { name: /Donau/ }).element()
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  document.documentElement.style.fontSize = ''
  await page.viewport(390, 844)
})

it('S-130: an address alone has no card', async () => {
  const { container } = await draw(<LinkCard link={{ ...link, title: '', description: '' }} />)
  expect(container.querySelector('a')).toBeNull()
})
