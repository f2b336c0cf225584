import StarIcon from '@mui/icons-material/StarOutlined'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { GroupedMenu } from './grouped-menu.tsx'

const onGo = vi.fn<() => void>()

const groups = [
  {
    title: 'Content',
    icon: StarIcon,
    pages: [
      { name: 'dramas', title: 'Dramas', count: 3 },
      { name: 'news', title: 'News', count: 0 },
    ],
  },
  { title: 'Money', icon: StarIcon, pages: [{ name: 'recharges', title: 'Recharges', count: 120 }] },
]

/** The menu in a console whose open page is `current`; a button at its end opens the recharges. */
const Drawn = ({ current, isWide = true }: { readonly current: string; readonly isWide?: boolean }) => {
  const [at, setAt] = useState(current)
  const [wide, setWide] = useState(isWide)
  return (
    <>
      <GroupedMenu
        groups={groups.map((group) => ({ ...group, isCurrent: group.pages.some(({ name }) => name === at) }))}
        current={at}
        isWide={wide}
        onWiden={() => setWide(true)}
        onGo={onGo}
      />
      <button type="button" onClick={() => setAt('recharges')}>
        Go elsewhere
      </button>
    </>
  )
}

const menu = page.getByRole('navigation', { name: 'Menu' })
const group = (name: string) => menu.getByRole('button', { name })

beforeEach(() => onGo.mockReset())

describe('the menu of groups', () => {
  it('opens the group of the page, and says which page it is', async () => {
    await draw(<Drawn current="news" />)
    await expect.element(group('Content')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(group('Money 120 waiting')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(menu.getByRole('link', { name: 'News' })).toHaveAttribute('aria-current', 'page')
    await expect.element(menu.getByRole('link', { name: 'Dramas 3 waiting' })).not.toHaveAttribute('aria-current')
  })

  it('has one group open at a time, and none when that one is chosen again', async () => {
    await draw(<Drawn current="dramas" />)
    await group('Money 120 waiting').click()
    await expect
      .element(menu.getByRole('link', { name: 'Recharges 120 waiting' }))
      .toHaveTextContent('Recharges99+120 waiting')
    expect(menu.getByRole('link', { name: 'News' }).elements()).toHaveLength(0)
    await group('Money').click()
    await expect.element(menu.getByRole('link', { name: 'Recharges 120 waiting' })).not.toBeInTheDocument()
  })

  it('follows to the group of another page', async () => {
    await draw(<Drawn current="dramas" />)
    await page.getByRole('button', { name: 'Go elsewhere' }).click()
    await expect.element(group('Money')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(group('Content 3 waiting')).toHaveAttribute('aria-expanded', 'false')
  })

  it('opens the first group on the dashboard, and tells that a page was chosen', async () => {
    await draw(<Drawn current="" />)
    await expect.element(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    await menu.getByRole('link', { name: 'Dramas 3 waiting' }).click()
    expect(onGo).toHaveBeenCalledOnce()
  })

  it('grows wide where a group is chosen by its sign', async () => {
    await draw(<Drawn current="news" isWide={false} />)
    expect(menu.getByRole('link').elements()).toHaveLength(1)
    await group('Content 3 waiting').click()
    await expect.element(menu.getByRole('link', { name: 'News' })).toBeVisible()
  })
})
