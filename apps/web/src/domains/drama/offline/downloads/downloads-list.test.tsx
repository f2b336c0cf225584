import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeDatabase, deleteDatabase, openDatabase } from '../../../../platform/storage/local-database.ts'
import { draw } from '../../../../testing/draw.tsx'
import { exampleDrama, exampleUser } from '../../../../testing/examples.ts'
import { FakeServer } from '../../../../testing/fake-server.ts'
import { exampleEpisode } from '../../player/testing/example-episode.ts'
import { copyId, queueCopies } from '../copy-store.ts'
import { DownloadsList } from './downloads-list.tsx'

beforeEach(() => void new FakeServer())
afterEach(async () => {
  vi.restoreAllMocks()
  closeDatabase()
  await deleteDatabase(exampleUser.user_id)
})

it('S-114: the room that is left stays on the page while an episode arrives', async () => {
  const estimate = vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 0, quota: 5_000_000_000 })
  const database = await openDatabase(exampleUser.user_id)
  await queueCopies(database, exampleDrama, [exampleEpisode(1)], '360p')
  const screen = await draw(<DownloadsList />)
  const room = screen.getByRole('progressbar', { name: 'Storage' })
  await expect.element(room).toBeVisible()
  // The next file is here; how much room it left is not known yet.
  estimate.mockReturnValue(new Promise(() => {}))
  await database.copies.update(copyId(exampleDrama.id, 1), { sizeBytes: 300_000_000 })
  await expect.element(screen.getByText('300 MB used · 5 GB free')).toBeVisible()
  await expect.element(room).toBeVisible()
})
