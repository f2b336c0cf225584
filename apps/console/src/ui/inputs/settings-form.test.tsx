import { Refused } from '@cliffhanger/client/call-error.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { TextInput } from 'react-admin'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { SettingsForm } from './settings-form.tsx'

interface Settings {
  readonly site_name: string
  readonly money_name: string
}

const save = vi.fn<(version: number, changes: Partial<Settings>, reason: string) => Promise<'saved' | 'waits'>>()
const reload = vi.fn()
const names: Readonly<Record<keyof Settings, string>> = { site_name: 'Site name', money_name: 'Money' }

const show = (mayWrite = true) =>
  draw(
    <SettingsForm<Settings>
      stored={{ version: 4, settings: { site_name: 'Cliffhanger', money_name: 'USD' } }}
      groups={[{ title: 'Look', names: ['site_name', 'money_name'] }]}
      nameOf={(name) => names[name]}
      renderInput={(name) => <TextInput key={name} source={name} label={names[name]} />}
      mayWrite={mayWrite}
      save={save}
      onReload={reload}
    />,
  )

const site = page.getByLabelText('Site name')
const bar = page.getByRole('button', { name: 'Save' })
const dialog = page.getByRole('dialog')

const changeAndSave = async (): Promise<void> => {
  await site.fill('Cliffs')
  await bar.click()
  await dialog.getByLabelText(/^Reason/).fill('A shorter name')
  await dialog.getByRole('button', { name: 'Save' }).click()
}

beforeEach(() => {
  save.mockReset().mockResolvedValue('saved')
  reload.mockReset()
})

describe('settings', () => {
  it('can be saved only once something was changed, and the change given up', async () => {
    await show()
    await expect.element(page.getByRole('region', { name: 'Look' })).toBeVisible()
    await expect.element(bar).toBeDisabled()
    await site.fill('Cliffs')
    await expect.element(bar).toBeEnabled()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect.element(site).toHaveValue('Cliffhanger')
    await expect.element(bar).toBeDisabled()
  })

  it('save what was changed and nothing else, for a reason, over the version that was read', async () => {
    await show()
    await changeAndSave()
    await expect.poll(() => save.mock.calls).toEqual([[4, { site_name: 'Cliffs' }, 'A shorter name']])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('4003: that somebody else changed meanwhile offer what is there now', async () => {
    save.mockRejectedValue(new Refused(refusalCodes.stateChanged, 'changed'))
    await show()
    await changeAndSave()
    await expect.element(page.getByText('Someone else changed this. Reload and try again.')).toBeInTheDocument()
  })

  it('of who may only read have no way to save', async () => {
    await show(false)
    await expect.element(site).toBeVisible()
    await expect.element(bar).not.toBeInTheDocument()
  })
})
