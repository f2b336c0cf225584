import type { FileItem } from '@cliffhanger/rules/chat/media-content.ts'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addMediaSource } from '../../../platform/uploads/media-urls.ts'
import { draw } from '../../../testing/draw.tsx'
import { localRef } from './local-files.ts'
import { MediaBubble } from './media-bubble.tsx'

addMediaSource('kept:', async () => new Blob(['sums']))

const sums: FileItem = { kind: 'file', url: 'kept:1', name: 'Sums of all seasons.xlsx', file_size: 24_600 }
const waiting: FileItem = { ...sums, url: localRef('0a', 0) }

it('S-128: shows name and size, and has the browser save the file under its name', async () => {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  await draw(<MediaBubble items={[sums]} state="read" onOpen={vi.fn()} />)
  await expect.element(page.getByText('24.6 kB')).toBeVisible()
  await page.getByRole('button', { name: 'Save Sums of all seasons.xlsx' }).click()
  await expect.poll(() => saved).toEqual(['Sums of all seasons.xlsx'])
  click.mockRestore()
})

it('S-128: shows how far it is, ends it, and says that it is checked when all is sent', async () => {
  const onCancel = vi.fn()
  const bubble = (percent: number) => (
    <MediaBubble
      items={[waiting]}
      state="loading"
      progress={{ [waiting.url]: percent }}
      onOpen={vi.fn()}
      onCancel={onCancel}
    />
  )
  const { rerender } = await draw(bubble(40))
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  expect(onCancel).toHaveBeenCalledExactlyOnceWith(waiting.url)
  await expect.element(page.getByText('Checking…')).not.toBeInTheDocument()
  await rerender(bubble(97))
  await expect.element(page.getByText('Checking…')).toBeVisible()
})

it('S-128: can be tried again where it failed', async () => {
  const onRetry = vi.fn()
  await draw(<MediaBubble items={[waiting]} state="failed" onOpen={vi.fn()} onRetry={onRetry} />)
  await page.getByRole('button', { name: 'Retry upload' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
