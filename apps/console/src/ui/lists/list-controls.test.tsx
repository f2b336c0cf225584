import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Question } from '../../platform/data-provider.ts'
import { textOf } from '../../platform/texts.ts'
import { drawList } from '../../testing/draw-list.tsx'
import { ListPage } from '../list-page.tsx'
import { Column, Table } from '../table.tsx'
import { BulkAct } from './bulk-act.tsx'
import { periodFilter } from './period-filter.tsx'

interface Thing {
  readonly id: number
  readonly title: string
}

const things: readonly Thing[] = [1, 2, 3].map((id) => ({ id, title: `Thing ${id}` }))

const asked: Question[] = []
const source = {
  list: async (question: Question) => {
    asked.push(question)
    return { list: [...things], total: things.length }
  },
}
const filterOfToday = {
  id: 7,
  list: 'things',
  name: 'Of today',
  filter: { period: 'today' },
  sort: 'create_time',
  order: 'asc',
  create_time: 1,
}

const run = vi.fn<(id: number, reason: string) => Promise<void>>()

const Things = () => (
  <ListPage title="Things" filters={[periodFilter(textOf)]}>
    <Table
      bulk={
        <BulkAct<Thing>
          action="Finish"
          titleOf={({ count }) => `Finish ${count} things?`}
          nameOf={({ title }) => title}
          run={run}
        />
      }
    >
      <Column<Thing> source="title" label="Title" sortBy="create_time" />
      <Column<Thing> source="id" label="Plain" />
    </Table>
  </ListPage>
)

beforeEach(() => {
  asked.length = 0
  run.mockReset().mockResolvedValue()
})
afterEach(() => vi.unstubAllGlobals())

describe('the controls of a list', () => {
  it('ask for a period by its name, and for days that were chosen', async () => {
    await drawList(source, <Things />)
    await page.getByRole('combobox', { name: 'Period' }).click()
    await page.getByRole('option', { name: 'Last 7 days' }).click()
    await expect.poll(() => asked.at(-1)?.filter).toEqual({ period: '7d' })
    await page.getByRole('combobox', { name: 'Period' }).click()
    await page.getByRole('option', { name: 'Choose dates…' }).click()
    await page.getByLabelText('From').fill('2026-11-01')
    await page.getByLabelText('To').fill('2026-11-03')
    await expect.poll(() => asked.at(-1)?.filter).toEqual({ period: '2026-11-01..2026-11-03' })
  })

  it('sort by the columns the server can sort by, the newest first, and by no other', async () => {
    await drawList(source, <Things />)
    const heads = page.getByRole('columnheader')
    await heads.getByRole('button', { name: 'Sort by title descending' }).click()
    await expect.poll(() => asked.at(-1)?.sort).toEqual({ field: 'create_time', order: 'DESC' })
    await expect.element(heads.getByRole('button', { name: /Plain/ })).not.toBeInTheDocument()
  })

  it('save what is chosen under a name', async () => {
    const saved: unknown[] = []
    vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
      if (init?.method === 'POST') saved.push(JSON.parse(String(init.body)))
      const data = init?.method === 'POST' ? { filter: filterOfToday } : { filters: [] }
      return Response.json({ code: 200, msg: '', data })
    })
    await drawList(source, <Things />)
    await page.getByRole('combobox', { name: 'Period' }).click()
    await page.getByRole('option', { name: 'Today' }).click()
    await expect.poll(() => asked.at(-1)?.filter).toEqual({ period: 'today' })
    await page.getByRole('button', { name: 'Saved filters' }).click()
    await page.getByRole('button', { name: 'Save these filters…' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Of today')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => saved).toMatchObject([{ list: 'things', name: 'Of today', filter: { period: 'today' } }])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await page.getByRole('combobox', { name: 'Period' }).click()
    await expect.element(page.getByRole('option', { name: 'Any time' })).toBeVisible()
  })

  it('bring back what was saved', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: '', data: { filters: [filterOfToday] } }))
    await drawList(source, <Things />)
    await page.getByRole('button', { name: 'Saved filters' }).click()
    await page.getByRole('button', { name: 'Of today', exact: true }).click()
    await expect.poll(() => asked.at(-1)?.filter).toEqual({ period: 'today' })
    expect(asked.at(-1)?.sort).toEqual({ field: 'create_time', order: 'ASC' })
  })

  it('are removed with the keys alone', async () => {
    const removed: unknown[] = []
    vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
      if (init?.method === 'POST') removed.push(JSON.parse(String(init.body)))
      return Response.json({
        code: 200,
        msg: '',
        data: init?.method === 'POST' ? { removed: 1 } : { filters: [filterOfToday] },
      })
    })
    await drawList(source, <Things />)
    await page.getByRole('button', { name: 'Saved filters' }).click()
    const remove = page.getByRole('button', { name: /Of today/ }).last()
    await expect.element(remove).toBeVisible()
    for (let presses = 0; presses < 6 && document.activeElement !== remove.element(); presses++)
      await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => removed).toEqual([{ id: filterOfToday.id }])
    await expect.element(remove).not.toBeInTheDocument()
  })
})

describe('an act for several rows', () => {
  it('is for rows that are chosen by name, each by its own checkbox', async () => {
    await drawList(source, <Things />)
    const rows = page.getByRole('checkbox', { name: 'Select this row' })
    await expect.element(rows.first()).toBeInTheDocument()
    expect(rows.elements().map(({ tagName }) => tagName)).toEqual(['INPUT', 'INPUT', 'INPUT'])
    expect(document.querySelectorAll('span[aria-label="Select this row"]')).toHaveLength(0)
  })

  it('asks once with their number, and says which were not done and why', async () => {
    run.mockImplementation(async (id) => {
      if (id === 2) throw new Error('Somebody was faster')
    })
    await drawList(source, <Things />)
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect.element(page.getByText('Finish 3 things?')).toBeVisible()
    await page.getByRole('textbox', { name: 'Reason' }).fill('a good reason')
    await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click()
    await expect.element(page.getByText('2 of 3 done')).toBeVisible()
    await expect.element(page.getByText('Somebody was faster')).toBeVisible()
    expect(run.mock.calls).toEqual([1, 2, 3].map((id) => [id, 'a good reason']))
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByText('1 item selected')).toBeVisible()
  })
})
