import { Layout, SidebarToggleButton } from 'react-admin'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { ConsoleSidebar } from './console-sidebar.tsx'

const Bar = () => <SidebarToggleButton />
const Menu = () => <nav aria-label="Menu">Pages</nav>

const Framed = () => (
  <Layout appBar={Bar} menu={Menu} sidebar={ConsoleSidebar}>
    <h1>What is on the page</h1>
  </Layout>
)

const heading = page.getByRole('heading', { name: 'What is on the page' })
const menu = page.getByRole('navigation', { name: 'Menu' })

beforeEach(() => page.viewport(1280, 800))

it('a window that becomes as narrow as a phone shows its page, not a menu that nobody opened', async () => {
  await draw(<Framed />)
  await expect.element(menu).toBeVisible()
  await page.viewport(390, 844)
  await expect.element(menu).not.toBeInTheDocument()
  // By role: screen readers have it too.
  await expect.element(heading).toBeVisible()
})

it('the menu of a phone opens and closes', async () => {
  await page.viewport(390, 844)
  await draw(<Framed />)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect.element(menu).toBeVisible()
})
