import { randomUUID } from 'node:crypto'
import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { callPlatform, type Person, platformUrl, screenUrl } from './platform.ts'

/** One of the five tabs; its name is followed by a count where something is new. */
export const tab = (page: Page, name: 'Home' | 'Bonus' | 'Events' | 'Chats' | 'Me'): Locator =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: new RegExp(`^${name}`) })

/** What greets a newcomer, where the platform has too few categories to ask what they like. */
export const welcomeOn = (page: Page): Locator => page.getByRole('dialog', { name: 'Welcome to Cliffhanger!' })

/** Goes past the greeting; home is what stays. */
export async function skipWelcome(page: Page): Promise<void> {
  await welcomeOn(page).getByRole('button', { name: 'Skip' }).click()
  await expect(welcomeOn(page)).toBeHidden()
}

/** Opens the app on a new device: an account is made, home opens. */
export async function visitFirst(page: Page): Promise<void> {
  await page.goto(platformUrl())
  await skipWelcome(page)
}

/** Ticks the box, beside the links of its sentence. */
const tickAgreement = (page: Page): Promise<void> =>
  page.getByText('I agree to the').click({ position: { x: 4, y: 4 } })

/** Fills and sends the open login form. */
export async function submitLogin(page: Page, loginName: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Username or email' }).fill(loginName)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await tickAgreement(page)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Signs a person in on this page's device, by the login form; home is open afterwards. */
export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto(screenUrl('/pages/login/login-email'))
  await submitLogin(page, person.loginName, person.password)
  await expect(tab(page, 'Home')).toHaveAttribute('aria-current', 'page')
}

/** What signing a person in leaves in a device's storage, name by name; the server knows the device afterwards. */
export async function tracesOfSignIn({ loginName, password }: Person): Promise<Readonly<Record<string, string>>> {
  const device = { plat_code: 'demo', device_type: 'h5', device_os: 'Linux', device_id: randomUUID() } as const
  const reply = await callPlatform(sessionCalls.signIn, { ...device, login_name: loginName, login_pwd: password })
  const { access_token: accessToken, refresh_token: refreshToken, user_info: user } = reply
  const session = { accessToken, refreshToken, user }
  const account = { user, loginType: 'login', lastLoginMs: Date.now(), tokens: { accessToken, refreshToken } }
  return {
    'cliffhanger.session': JSON.stringify(session),
    'cliffhanger.accounts': JSON.stringify([account]),
    'cliffhanger.plat-info': JSON.stringify(reply.plat_info),
    'cliffhanger.device-id': device.device_id,
    'cliffhanger.privacy-consent': '1',
  }
}

/** Opens the app where a person has signed in before: the server knows the device and the device holds what signing in left there. Home is
 *  open afterwards. Whoever wants the form goes through `logIn`. */
export async function signIn(page: Page, person: Person): Promise<void> {
  const stored = await tracesOfSignIn(person)
  // An empty page of the platform, which has its storage and an icon that nobody looks for.
  const empty = `${platformUrl()}/empty`
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto(empty)
  await page.unroute(empty)
  await page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value)
  }, Object.entries(stored))
  await page.goto(platformUrl())
  await expect(tab(page, 'Home')).toHaveAttribute('aria-current', 'page')
}

/** Logs out by the settings; the login page is open afterwards. */
export async function logOut(page: Page): Promise<void> {
  await tab(page, 'Me').click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
}

/** The link on the open page of invitations. */
export const invitationLink = async (page: Page): Promise<string> =>
  (await page.getByText(/\/u\/[A-Z0-9]{6}$/).textContent()) ?? ''

/** Somebody new comes by a link, on a device of their own, which is closed by whoever asked for it. */
export async function comeBy(browser: Browser, link: string, nickName: string): Promise<Page> {
  const device = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await device.goto(link)
  await skipWelcome(device)
  const stored = await device.evaluate(() => localStorage.getItem('cliffhanger.session'))
  const { accessToken }: { readonly accessToken: string } = JSON.parse(stored ?? '')
  await callPlatform(accountCalls.firstEdit, { avatar_url: shippedAvatars[0], nick_name: nickName }, accessToken)
  return device
}
