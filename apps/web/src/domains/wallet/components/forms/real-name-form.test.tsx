import { realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { storePlatform } from '../../../../platform/server/platform-info.ts'
import { draw } from '../../../../testing/draw.tsx'
import { examplePlatform } from '../../../../testing/examples.ts'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { moneyServer } from '../../../../testing/money.ts'
import { RealNameForm } from './real-name-form.tsx'

const [name, number] = [page.getByLabelText('Full name'), page.getByLabelText('ID number')]
let server: FakeServer

beforeEach(async () => {
  server = await moneyServer({})
})

it('says what it is for, who sees it and what one needs, and counts what is there already', async () => {
  await draw(<RealNameForm former={undefined} neededFor={[]} />)
  for (const part of ["Once you're verified", 'How long it takes', "You'll need", 'Who can see it'])
    await expect.element(page.getByText(part)).toBeVisible()
  await expect.element(page.getByText('0 of 4 complete')).toBeVisible()
  await expect.element(number).toHaveAccessibleDescription('Letters and numbers, without spaces')
  await name.fill('Ann Example')
  await number.fill('AB-1234567')
  await expect.element(page.getByText('2 of 4 complete')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
})

it('says at each part what is missing, and sends nothing', async () => {
  await draw(<RealNameForm former={{ name: 'Ann Example', number: '12', reason: 'Too blurred' }} neededFor={[]} />)
  await expect.element(page.getByText('Reason: Too blurred')).toBeVisible()
  await expect.element(page.getByText(/^Fix what was wrong/)).toBeVisible()
  const submit = page.getByRole('button', { name: 'Submit' })
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await expect.element(submit).toHaveAccessibleDescription('Enter a valid ID number')
  await submit.click({ force: true })
  await expect.element(number).toHaveAccessibleDescription('Enter a valid ID number')
  await expect
    .element(page.getByRole('group', { name: 'Back of ID' }).getByRole('alert'))
    .toHaveTextContent('Add a photo of your ID')
  expect(server.requested(realNameCalls.submitRealName)).toEqual([])
})

it.each([
  [['withdraw', 'crowdfunding', 'team'], 'Withdrawals and Crowdfunding'],
  [['crowdfunding'], 'Crowdfunding'],
  [[], /^Nothing needs it/],
] as const)('R-22, R-24: claims what the platform asks it for and has open: %j', async (neededFor, words) => {
  await draw(<RealNameForm former={undefined} neededFor={neededFor} />)
  storePlatform({
    ...examplePlatform,
    modules: { ...examplePlatform.modules, withdraw: 1, crowdfunding: 1, commission: 0 },
  })
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})
