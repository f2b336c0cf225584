import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, refuse } from '../../testing/draw-page.tsx'
import { CannedAnswerList } from './answers/canned-answer-list.tsx'
import { FiguresPage } from './figures/figures-page.tsx'
import { HoursPage } from './hours/hours-page.tsx'
import { cannedAnswerSource, figuresSource, hoursSource, operatorFiguresSource } from './sources.ts'
import { drawSupport } from './testing/draw-support.tsx'

const greeting = { id: 1, title: 'Greeting', texts: { en: 'Hello!', pt: 'Olá!' }, version: 4 }
const refund = { id: 2, title: 'Refund', texts: { en: 'It takes three days.' }, version: 1 }
const manage = ['support.cases', 'support.manage'] as const

beforeEach(() => page.viewport(1400, 900))
afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(390, 844)
})

describe('canned answers', () => {
  const open = (permissions: Parameters<typeof drawSupport>[1] = {}) =>
    drawSupport(<CannedAnswerList />, {
      sources: { 'canned-answers': cannedAnswerSource },
      resource: 'canned-answers',
      ...permissions,
    })
  const answers = { '/operator/v1/support/answers': () => ({ list: [greeting, refund] }) }

  it('are read by everybody who answers, and changed only with the right to', async () => {
    answerCalls(answers)
    await open()
    await expect.element(page.getByText('It takes three days.')).toBeVisible()
    for (const name of ['New saved reply', 'Edit', 'Delete', 'Move “Refund” up'])
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
  })

  it('are changed over the version that was read', async () => {
    const made = answerCalls({ ...answers, '/operator/v1/support/answers/edit': () => ({ answer: greeting }) })
    await open({ permissions: manage })
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
    await page.getByRole('textbox', { name: 'Text (English)' }).fill('Hello there!')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => made.find(({ path }) => path.endsWith('/edit'))?.asked)
      .toEqual({ id: 1, version: 4, title: 'Greeting', texts: { en: 'Hello there!', pt: 'Olá!' } })
  })

  it('need words in some language', async () => {
    const made = answerCalls(answers)
    await open({ permissions: manage })
    await page.getByRole('button', { name: 'New saved reply' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Empty')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .element(page.getByRole('tabpanel', { name: 'English' }).getByText('Write the text in at least one language'))
      .toBeVisible()
    expect(made.some(({ path }) => path.endsWith('/create'))).toBe(false)
  })

  it('change places', async () => {
    const made = answerCalls({ ...answers, '/operator/v1/support/answers/sort': () => ({ list: [refund, greeting] }) })
    await open({ permissions: manage })
    await expect.element(page.getByRole('button', { name: 'Move “Greeting” up' })).toBeDisabled()
    await page.getByRole('button', { name: 'Move “Refund” up' }).click()
    await expect.poll(() => made.find(({ path }) => path.endsWith('/sort'))?.asked).toEqual({ ids: [2, 1] })
  })
})

describe('service hours', () => {
  const hours = { is_on: 0, time_zone: 'Asia/Ho_Chi_Minh', shifts: [], texts: {} }
  const open = (permissions: Parameters<typeof drawSupport>[1] = {}) =>
    drawSupport(<HoursPage />, { sources: { 'support-hours': hoursSource }, resource: 'support-hours', ...permissions })

  it('are read, not set, without the right to', async () => {
    answerCalls({ '/operator/v1/support/hours': () => ({ version: 2, hours }) })
    await open()
    await expect.element(page.getByRole('switch', { name: 'Use service hours' })).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  })

  it('are on only with a shift, and what somebody else changed is not overwritten', async () => {
    const made = answerCalls({
      '/operator/v1/support/hours': () => ({ version: 2, hours }),
      '/operator/v1/support/hours/set': () => refuse(4003, 'changed'),
    })
    await open({ permissions: manage })
    await page.getByRole('switch', { name: 'Use service hours' }).click()
    await expect.element(page.getByText(/^Add hours to at least one day/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
    await page.getByRole('button', { name: 'Add hours on Monday' }).click()
    await page.getByLabelText('Monday, hours 1 end').fill('17:30')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText(/^Not saved/)).toBeVisible()
    expect(made.find(({ path }) => path.endsWith('/set'))?.asked).toEqual({
      version: 2,
      hours: { ...hours, is_on: 1, shifts: [{ day: 1, from_minute: 540, to_minute: 1050 }] },
    })
  })
})

describe('service figures', () => {
  const none = { answered: 0, median: 0, p90: 0, ratings: [0, 0, 0, 0, 0] }
  const ben = {
    operator: { id: 3, name: 'Ben' },
    closed: 4,
    answered: 5,
    median: 95,
    p90: 600,
    ratings: [0, 0, 0, 1, 1],
  }
  const figures = {
    now: { waiting: 2, longest_wait: 240, assigned: 3, unanswered: 1 },
    opened: 6,
    closed: 4,
    ...none,
    answered: 5,
    median: 45,
    p90: 600,
    operators: [ben, { operator: null, closed: 1, ...none }],
    days: [{ day: '2026-11-30', opened: 6, closed: 4, answered: 5, median: 45, p90: 600 }],
  }

  it('say how it stands, and name nothing where nobody rated', async () => {
    const made = answerCalls({ '/operator/v1/support/figures': () => figures })
    await drawSupport(<FiguresPage />, {
      sources: { 'support-figures': operatorFiguresSource, 'support-totals': figuresSource },
      resource: 'support-figures',
    })
    await expect.element(page.getByText('45 s')).toBeVisible()
    await expect.element(page.getByText('No ratings yet')).toBeVisible()
    const row = page.getByRole('row', { name: /^Ben/ })
    await expect.element(row.getByText('4.5')).toBeVisible()
    await expect.element(page.getByRole('row', { name: /^App or platform/ })).toBeVisible()
    const [asked] = made.filter(({ path }) => path === '/operator/v1/support/figures')
    expect(Number(asked?.asked['to']) - Number(asked?.asked['from'])).toBeGreaterThan(28 * 86_400)
  })
})
