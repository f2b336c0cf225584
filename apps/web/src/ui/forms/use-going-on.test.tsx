import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { FormPage } from './form-page.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

const send = vi.fn<() => void>()

const Form = ({ hasNote }: { readonly hasNote: boolean }) => {
  const form = useForm({ name: '', phone: '', note: '' }, ({ phone }) => ({
    phone: phone.length < 5 ? 'Enter a valid phone number' : undefined,
  }))
  return (
    <FormPage submitLabel="Send" isBusy={false} onSubmit={() => form.check() && send()}>
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('phone')} label="Phone" />
      {hasNote && <TextArea {...form.field('note')} label="Note" maxLength={50} />}
    </FormPage>
  )
}

const [name, phone] = [page.getByLabelText('Name'), page.getByLabelText('Phone')]

beforeEach(() => send.mockReset())

describe('the keys of a form', () => {
  it('go on to the next field that is empty, and send where none is', async () => {
    await draw(<Form hasNote={false} />)
    await name.fill('Linh')
    await userEvent.keyboard('{Enter}')
    await expect.element(phone).toHaveFocus()
    expect(send).not.toHaveBeenCalled()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await phone.fill('12345')
    await name.click()
    await userEvent.keyboard('{Enter}')
    expect(send).toHaveBeenCalledOnce()
  })

  it('say on a phone whether they go on or are done', async () => {
    await draw(<Form hasNote={false} />)
    await expect.element(name).toHaveAttribute('enterkeyhint', 'next')
    await expect.element(phone).toHaveAttribute('enterkeyhint', 'done')
  })

  it('lead to a text of several lines, where Enter is a line', async () => {
    await draw(<Form hasNote={true} />)
    await phone.fill('12345')
    await userEvent.keyboard('{Enter}')
    const note = page.getByLabelText('Note')
    await expect.element(note).toHaveFocus()
    await userEvent.keyboard('a{Enter}b')
    await expect.element(note).toHaveValue('a\nb')
    expect(send).not.toHaveBeenCalled()
  })

  it('are at the first field that is wrong once it was sent', async () => {
    await draw(<Form hasNote={false} />)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(phone).toHaveFocus()
    await expect.element(phone).toHaveAccessibleDescription('Enter a valid phone number')
    expect(send).not.toHaveBeenCalled()
  })
})
