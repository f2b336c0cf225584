import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { hrefTo } from '../../platform/navigation/paths.ts'
import { storeUser } from '../../platform/session/session.ts'
import { removeStored } from '../../platform/storage/storage.ts'
import { draw } from '../../testing/draw.tsx'
import { exampleUser } from '../../testing/examples.ts'
import { NameCard } from './name-card.tsx'

const card = page.getByRole('link', { name: 'Choose a name and photo your friends will recognize' })

beforeEach(() => removeStored('name-asked'))

it('leads who has the name their account was made with to a name of their own, and goes once they have one', async () => {
  const drawn = await draw(<NameCard />)
  expect(card.query()).toBeNull()
  storeUser({ ...exampleUser, is_updated_avatar_nickname: 0 })
  await expect.element(card).toHaveAttribute('href', hrefTo('information', { own: 1 }))
  storeUser(exampleUser)
  await expect.element(card).not.toBeInTheDocument()
  await drawn.unmount()
})

it('is closed for good on a device', async () => {
  const drawn = await draw(<NameCard />)
  storeUser({ ...exampleUser, is_updated_avatar_nickname: 0 })
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(card).not.toBeInTheDocument()
  await drawn.unmount()
  await draw(<NameCard />)
  storeUser({ ...exampleUser, is_updated_avatar_nickname: 0 })
  expect(card.query()).toBeNull()
})
