import { noticesOperatorCalls } from '@cliffhanger/contract/notices/operator-calls.ts'
import { expect, test } from '@playwright/test'
import { onComputer } from '../desktop.ts'
import { operatorToken } from '../operator.ts'
import { callPlatform, type Person, screenUrl } from '../platform.ts'
import { examine, goTo, listenForErrors } from '../screens/examine.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const notify = ({ userNo }: Person, title: string, content: string) =>
  callPlatform(
    noticesOperatorCalls.writeNotice,
    {
      user_no: userNo,
      type: 'system',
      position: '',
      texts: { en: { title, summary: 'In short', content } },
      image_key: '',
      link: '',
      start_time: 0,
      end_time: 0,
    },
    operatorToken(),
  )

test('messages stay beside the one that is read, which counts as read', async ({ page }) => {
  const errors = listenForErrors(page)
  const dana = await onComputer(page)
  await notify(dana, 'First things first', '<p>All of the first</p>')
  await notify(dana, 'Second thoughts', '<p>All of the second</p>')

  await goTo(page, screenUrl('/pages/message/message'))
  const list = page.getByRole('region', { name: 'Messages' })
  const row = (title: string) => list.getByRole('link', { name: title })
  await expect(page.getByRole('main').getByText('Select a message to read')).toBeVisible()
  await expect(row('Second thoughts')).toContainText('Unread')
  await row('Second thoughts').click()
  await expect(page.getByRole('main').getByText('All of the second')).toBeVisible()
  await expect(row('Second thoughts')).toHaveAttribute('aria-current', 'page')
  await expect(row('Second thoughts')).not.toContainText('Unread')
  await expect(row('First things first')).not.toHaveAttribute('aria-current')
  await examine(page, errors, 'desktop/messages')

  // The list changes beside what is read; what was read stays.
  await list.getByRole('tab', { name: 'Orders' }).click()
  await expect(row('Second thoughts')).toBeHidden()
  await expect(page.getByRole('main').getByText('All of the second')).toBeVisible()
  await list.getByRole('tab', { name: 'All' }).click()
  await row('First things first').click()
  await expect(page.getByRole('main').getByText('All of the first')).toBeVisible()
})
