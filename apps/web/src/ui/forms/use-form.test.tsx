import { Refused } from '@cliffhanger/client/call-error.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { Button } from '../actions/button.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

const send = vi.fn<(values: Readonly<Record<string, string>>) => unknown>()

const Form = () => {
  const form = useForm({ name: '', code: '' }, ({ name, code }) => ({
    name: name.length < 2 ? 'Enter 2 characters or more' : undefined,
    code: code === '' ? 'Enter the code' : undefined,
  }))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.check()) return
        const refusal = send(form.values)
        if (refusal !== undefined) form.refuse(refusal)
      }}
    >
      <TextField {...form.field('name')} label="Name" hint="As on the account" />
      <PasswordField {...form.field('code')} label="Code" />
      <Button type="submit">Send</Button>
    </form>
  )
}

const name = page.getByLabelText('Name', { exact: true })
const code = page.getByLabelText('Code', { exact: true })

beforeEach(async () => {
  send.mockReset()
  await draw(<Form />)
})

describe('a form', () => {
  it('tells the hint of a field to who cannot see it', async () => {
    await expect.element(name).toHaveAccessibleDescription('As on the account')
    await expect.element(name).toHaveAttribute('aria-invalid', 'false')
  })

  it('says nothing while one types, and what is wrong once the field is left', async () => {
    await name.fill('L')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Enter 2 characters or more')
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    await expect.element(name).toHaveAccessibleDescription('Enter 2 characters or more')
  })

  it('does not call an empty field wrong for being passed by', async () => {
    await name.click()
    await userEvent.tab()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('shows everything that is wrong when it is sent with Enter, and sends nothing', async () => {
    await name.click()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Enter the code')).toBeVisible()
    await expect.element(page.getByText('Enter 2 characters or more')).toBeVisible()
    expect(send).not.toHaveBeenCalled()
  })

  it('puts a refusal at the field it names, keeps what was typed, and takes it back with the next letter', async () => {
    send.mockReturnValue(new Refused(refusalCodes.invalidParameter, 'That name is taken', { field: 'name' }))
    await name.fill('Linh')
    await code.fill('123456')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(name).toHaveAccessibleDescription('That name is taken')
    await expect.element(name).toHaveValue('Linh')
    await name.fill('Linh2')
    await expect.element(page.getByText('That name is taken')).not.toBeInTheDocument()
  })

  it('shows a password while one wants to see it', async () => {
    await code.fill('secret')
    await expect.element(code).toHaveAttribute('type', 'password')
    const show = page.getByRole('button', { name: 'Show password' })
    await show.click()
    await expect.element(code).toHaveAttribute('type', 'text')
    await expect.element(page.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('what leaving a field says does not take the button from under the press that left it', async () => {
    await draw(<Narrow />)
    await page.getByLabelText('Nick').fill('L')
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect.poll(() => send).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('alert')).toBeVisible()
  })
})

/** What is wrong with its field takes more lines than the button is high. */
const Narrow = () => {
  const form = useForm({ nick: '' }, ({ nick }) => ({
    nick: nick.length < 2 ? 'Too short to be found. '.repeat(12) : undefined,
  }))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.check()
        send(form.values)
      }}
    >
      <TextField {...form.field('nick')} label="Nick" />
      <Button type="submit">Go on</Button>
    </form>
  )
}
