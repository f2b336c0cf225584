import { dayMs } from '@cliffhanger/contract/duration.ts'
import { expect, it } from 'vitest'
import { draw } from '../../../../testing/draw.tsx'
import { exampleEpisode } from '../../player/testing/example-episode.ts'
import type { CopyRow } from '../copy-tables.ts'
import { CopyLine } from './copy-line.tsx'

const copy: CopyRow = {
  ...{
    id: '5/3',
    dramaId: 5,
    number: 3,
    item: exampleEpisode(3),
    quality: '540p',
    source: '7/1',
    key: null,
    vectors: {},
  },
  ...{ phase: 'complete', reason: '', words: '', doneFiles: 4, totalFiles: 4, sizeBytes: 12_300_000 },
  ...{ endsMs: Date.now() + 30 * dayMs, seenMs: 0, addedMs: 0 },
}

it('S-114: a copy that is there plays, and says how large it is and until when', async () => {
  const screen = await draw(<CopyLine copy={copy} isOnline />)
  await expect
    .element(screen.getByRole('link', { name: 'Play ep 3' }))
    .toHaveAttribute('href', expect.stringContaining('id=5'))
  await expect.element(screen.getByText(/12\.3 MB · Watch by /)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Remove ep 3' })).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(1)
})

it('one that is made says how far it is, and can be paused', async () => {
  const screen = await draw(<CopyLine copy={{ ...copy, phase: 'copying', doneFiles: 1 }} isOnline />)
  await expect.element(screen.getByRole('progressbar', { name: '25% downloaded' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Pause ep 3' })).toBeVisible()
  expect(screen.getByRole('link').elements()).toHaveLength(0)
})

it('one that was paused goes on where it was', async () => {
  const screen = await draw(<CopyLine copy={{ ...copy, phase: 'paused', doneFiles: 1 }} isOnline />)
  await expect.element(screen.getByRole('button', { name: 'Resume ep 3' })).toBeVisible()
})

it('one that waits says what for', async () => {
  const screen = await draw(<CopyLine copy={{ ...copy, phase: 'waiting' }} isOnline={false} />)
  await expect.element(screen.getByText('Waiting for a connection')).toBeVisible()
})

it('S-114: one that ended says why, plays no more, and can be downloaded again', async () => {
  const screen = await draw(<CopyLine copy={{ ...copy, phase: 'ended', reason: 'vip' }} isOnline />)
  await expect.element(screen.getByText('Your membership ended, so this download was removed.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Download ep 3 again' })).toBeVisible()
  expect(screen.getByRole('link').elements()).toHaveLength(0)
})

it('one that was refused says it in the words of the server', async () => {
  const words = 'You already have downloads on 3 other devices.'
  const screen = await draw(<CopyLine copy={{ ...copy, phase: 'failed', reason: 'refused', words }} isOnline />)
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try ep 3 again' })).toBeVisible()
})
