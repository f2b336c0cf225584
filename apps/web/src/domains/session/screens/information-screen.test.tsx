import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { PlatInfo } from '@cliffhanger/contract/session/schemas.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { goTo, isAt } from '../../../platform/navigation/navigation.ts'
import { storePlatform } from '../../../platform/server/platform-info.ts'
import { currentUser, storeUser } from '../../../platform/session/session.ts'
import { draw } from '../../../testing/draw.tsx'
import { examplePlatform, exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { InformationScreen } from './information-screen.tsx'

const made = { ...exampleUser, is_updated_avatar_nickname: 0, nick_name: 'user29909616' } as const
const name = page.getByRole('textbox', { name: 'Name' })
let server: FakeServer

const open = async (query: { readonly own?: 1; readonly isShow?: 1 }, platform: PlatInfo) => {
  server.answer(sessionCalls.getPlatformInfo, () => ({ plat_info: platform }))
  await draw(<InformationScreen />)
  storePlatform(platform)
  storeUser(made)
  goTo('information', query)
  await expect.element(page.getByRole('heading', { name: 'About you' })).toBeVisible()
}

beforeEach(() => {
  server = new FakeServer()
  server.answer(accountCalls.firstEdit, () => ({ user_info: { ...exampleUser, nick_name: 'Mai' } }))
})

describe('the page of first information', () => {
  const wanting: PlatInfo = { ...examplePlatform, is_need_avatar_nickname: 1 }

  it('S-9: comes before home where the platform wants a name, which may be the one the account was made with', async () => {
    await open({ isShow: 1 }, wanting)
    await expect.element(name).toHaveValue(made.nick_name)
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect.poll(() => isAt('home')).toBe(true)
    expect(location.hash).toContain('isShow=1')
    expect(server.requested(accountCalls.firstEdit)).toEqual([
      { avatar_url: made.avatar_url, nick_name: made.nick_name },
    ])
  })

  it('takes a name also where the platform wants none, and leads back', async () => {
    await open({ own: 1 }, examplePlatform)
    await expect.element(name).toHaveValue('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Enter a name')).toBeVisible()
    await name.fill('Mai')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => isAt('information')).toBe(false)
    expect(currentUser()).toMatchObject({ nick_name: 'Mai', is_updated_avatar_nickname: 1 })
    expect(server.requested(accountCalls.firstEdit)).toEqual([{ avatar_url: made.avatar_url, nick_name: 'Mai' }])
  })
})
