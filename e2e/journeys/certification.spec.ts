import { realNameOperatorCalls } from '@cliffhanger/contract/account/operator-real-name-calls.ts'
import { expect } from '@playwright/test'
import { test } from '../devices.ts'
import { pictureFile } from '../files.ts'
import { operatorToken } from '../operator.ts'
import { callPlatform, newPerson, screenUrl } from '../platform.ts'

test('S-84: a certification is applied for, rejected with a reason, and applied for again', async ({ deviceOf }) => {
  const ann = await newPerson('Ann')
  const page = await deviceOf(ann)
  await page.goto(screenUrl('/pagesB/my_file/realName'))
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ann Example')
  const number = page.getByRole('textbox', { name: 'ID number' })
  await number.fill('12')
  await page.getByRole('button', { name: 'Submit' }).click({ force: true })
  await expect(number).toHaveAccessibleDescription('Enter a valid ID number')
  await expect(page.getByText('Add a photo of your ID')).toHaveCount(2)
  await number.fill('AB1234567')
  for (const side of ['Front of ID', 'Back of ID']) {
    await page
      .getByRole('group', { name: side })
      .locator('input[type=file]')
      .setInputFiles(pictureFile(`${side}.png`, [40, 90, 160]))
    await expect(page.getByRole('group', { name: side }).getByRole('img')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('In review')).toBeVisible()

  const { list } = await callPlatform(realNameOperatorCalls.listRealNames, { status: 1, limit: 100 }, operatorToken())
  const version = list.find(({ member }) => member.user_id === ann.userId)?.version ?? 0
  const judged = { user_id: ann.userId, version, status: 3, reason: 'The picture is blurred' } as const
  await callPlatform(realNameOperatorCalls.judgeRealName, judged, operatorToken())
  await expect(page.getByText('Reason: The picture is blurred')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'ID number' })).toHaveValue('AB1234567')
})
