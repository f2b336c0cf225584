import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { HomeBar } from './home-bar.tsx'

it('leads to the search and to the charts', async () => {
  await draw(<HomeBar hints={['Try “Harbour Lights”']} />)
  await expect.element(page.getByRole('link', { name: /Try “Harbour Lights”/ })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'All charts' }))
    .toHaveAttribute('href', expect.stringContaining('/pages/playlet/rank'))
})
