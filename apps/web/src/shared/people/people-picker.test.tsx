import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import type { Person } from './people.ts'
import { PeoplePicker } from './people-picker.tsx'

const people: readonly Person[] = [
  { id: 1, name: 'Ana', avatarUrl: '', words: '10000001' },
  { id: 2, name: 'Bảo', avatarUrl: '', words: '10000002' },
  { id: 3, name: 'Chi', avatarUrl: '', words: '10000003', isDisabled: true, line: 'Already a member' },
  { id: 4, name: 'Duarte', avatarUrl: '', words: '10000004' },
]

const Picker = ({ limit }: { readonly limit: number }) => {
  const [chosen, setChosen] = useState<readonly Person[]>([])
  return (
    <div style={{ display: 'flex', height: 600 }}>
      <PeoplePicker people={people} chosen={chosen} onChange={setChosen} limit={limit} searchLabel="Search friends" />
    </div>
  )
}

const box = (name: RegExp) => page.getByRole('checkbox', { name })

it('has a box with a name for each person; who cannot be chosen says why', async () => {
  await draw(<Picker limit={9} />)
  await expect.element(box(/Ana/)).toHaveAttribute('aria-checked', 'false')
  await expect.element(box(/Chi.*Already a member/)).toBeDisabled()
})

it('shows who is chosen as a strip that gives them back', async () => {
  await draw(<Picker limit={9} />)
  await box(/Ana/).click()
  await box(/Duarte/).click()
  await expect.element(page.getByRole('list', { name: /2/ })).toBeVisible()
  await page.getByRole('button', { name: /Ana/ }).click()
  await expect.element(box(/Ana/)).toHaveAttribute('aria-checked', 'false')
  await expect.element(box(/Duarte/)).toHaveAttribute('aria-checked', 'true')
})

it('takes no more than its limit, and again once one was given back', async () => {
  await draw(<Picker limit={1} />)
  await box(/Ana/).click()
  await expect.element(box(/Bảo/)).toBeDisabled()
  await expect.element(box(/Ana/)).toBeEnabled()
  await box(/Ana/).click()
  await expect.element(box(/Bảo/)).toBeEnabled()
})

it('is narrowed by name and number, and keeps who was chosen', async () => {
  await draw(<Picker limit={9} />)
  await box(/Ana/).click()
  const search = page.getByRole('searchbox', { name: 'Search friends' })
  await search.fill('10000004')
  await expect.element(box(/Duarte/)).toBeVisible()
  await expect.element(box(/Ana/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /Ana/ })).toBeVisible()
  await search.fill('nobody')
  await expect.element(page.getByText('No one found')).toBeVisible()
})

it('is used by keyboard alone', async () => {
  await draw(<Picker limit={9} />)
  await page.getByRole('searchbox').click()
  await userEvent.tab()
  for (let step = 0; step < 3 && document.activeElement?.getAttribute('role') !== 'checkbox'; step++)
    await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(box(/Ana/)).toHaveAttribute('aria-checked', 'true')
})
