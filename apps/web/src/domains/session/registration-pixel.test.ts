import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { exampleUser } from '../../testing/examples.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const load = () => import('./registration-pixel.ts')
let pixel: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  vi.stubGlobal('addEventListener', () => undefined)
  pixel = await load()
})

describe('registrationEvent', () => {
  it('S-13, C-23: tells USD 0 and the contacts only as hashes of their plain form', async () => {
    expect(await pixel.registrationEvent(exampleUser, 1_760_000_000_500)).toEqual({
      event_name: 'CompleteRegistration',
      event_time: 1_760_000_000,
      event_id: 'registration-7',
      action_source: 'website',
      user_data: { em: sha256('linh@example.com'), ph: sha256('84912345678') },
      custom_data: { currency: 'USD', value: 0 },
    })
  })

  it('S-13: an account without contacts tells nothing about the person', async () => {
    const { user_data } = await pixel.registrationEvent({ user_id: 7, user_email: '', user_phone: '' }, 0)
    expect(user_data).toEqual({})
  })
})
