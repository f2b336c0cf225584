import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { ChatBar } from './chat-bar.tsx'

it('leads to the search and to the details, which the name opens too', async () => {
  const [search, details] = [vi.fn(), vi.fn()]
  await draw(
    <ChatBar
      name="Ann"
      face=""
      line="Online"
      typing=""
      isOnline
      quiet={undefined}
      onSearch={search}
      onDetails={details}
    />,
  )
  await page.getByRole('button', { name: 'Search this chat' }).click()
  expect(search).toHaveBeenCalledTimes(1)
  await page.getByRole('button', { name: 'Chat details' }).click()
  await page.getByRole('heading', { name: /^Ann/ }).getByRole('button').click()
  expect(details).toHaveBeenCalledTimes(2)
})
