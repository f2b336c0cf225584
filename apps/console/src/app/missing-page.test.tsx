import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../testing/draw.tsx'
import { useDocumentTitle } from './document-title.ts'
import { MissingPage } from './missing-page.tsx'

const Titled = () => {
  useDocumentTitle()
  return <MissingPage />
}

it('an address that leads nowhere says so on the page and on its tab, and leads to the dashboard', async () => {
  location.hash = '#/no-such-page'
  await draw(<Titled />)
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(document.title).toContain('Page not found')
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect.poll(() => location.hash).toBe('#/')
})
