import type { OperatorPermission } from '@cliffhanger/contract/call.ts'
import { AdminContext, type RaRecord, ResourceContextProvider } from 'react-admin'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { authProvider } from '../../platform/auth-provider.ts'
import { createDataProvider, type Source } from '../../platform/data-provider.ts'
import { openTexts } from '../../platform/texts.ts'
import { ConfirmActionProvider } from '../../ui/dialogs/confirm-action.tsx'
import { MemberPage } from './member-page.tsx'

const ana = {
  id: 7,
  user_id: 7,
  user_no: '100007',
  nick_name: 'Ana',
  avatar_url: '',
  login_name: 'ana',
  user_email: '',
  user_phone: '',
  login_type: 'login',
  has_google: 0,
  user_type: 0,
  status: 1,
  parent_code: '0',
  reg_ip: '203.0.113.*',
  language: 'pt',
  session_total: 1,
  create_time: 1_790_000_000,
  standing: { friends: 3, groups: 2, reports: 0 },
  activity: {
    is_online: 1,
    seen_time: 1_795_000_000,
    time_zone: 'America/Sao_Paulo',
    vip_type: 2,
    vip_end_time: 1_799_000_000,
  },
}
const session = {
  id: 1,
  device_type: 'h5',
  device_os: 'Android',
  device_model: 'Pixel 9',
  browser: 'Chrome 150',
  time_zone: '',
  address: '203.0.113.*',
  end_reason: '',
  seen_time: 1_795_000_000,
  create_time: 1_795_000_000,
  end_time: 0,
}
const note = {
  id: 4,
  text: 'Asked twice',
  operator_name: 'Bo',
  is_own: 0,
  version: 1,
  create_time: 1_795_000_000,
  edit_time: 0,
}
const wallet = { id: 7, wallets: [{ coin_code: 'money', balance: '12.50', frozen: '0.00' }] }

const rows = (...list: readonly RaRecord[]): Source['list'] => vi.fn(async () => ({ list, total: list.length }))

async function open(path: string, permissions: readonly OperatorPermission[]) {
  localStorage.clear()
  const history = rows()
  const sources = {
    members: { list: rows(), one: async () => ana },
    'ledger-members': { list: rows(), one: async () => wallet },
    'member-sessions': { list: rows(session) },
    'member-notes': { list: rows(note, { ...note, id: 5, text: 'Mine', is_own: 1 }) },
    'member-history': { list: history },
    'member-groups': { list: rows() },
    reports: { list: rows() },
  }
  const i18nProvider = await openTexts()
  await render(
    <MemoryRouter initialEntries={[path]}>
      <AdminContext
        i18nProvider={i18nProvider}
        dataProvider={createDataProvider(sources)}
        authProvider={{ ...authProvider, checkAuth: async () => undefined, getPermissions: async () => permissions }}
      >
        <ConfirmActionProvider>
          <Routes>
            <Route
              path="/members/:id/show/*"
              element={
                <ResourceContextProvider value="members">
                  <MemberPage />
                </ResourceContextProvider>
              }
            />
          </Routes>
        </ConfirmActionProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  return { history }
}

it('says at the top who it is, what they have, and when they were here', async () => {
  await open('/members/7/show', ['member.read', 'finance.read', 'report.read'])
  await expect.element(page.getByRole('heading', { name: 'Ana' })).toBeVisible()
  await expect.element(page.getByText('Online now')).toBeVisible()
  await expect.element(page.getByText('Português · America/Sao_Paulo')).toBeVisible()
  await expect.element(page.getByText(/^SVIP until/)).toBeVisible()
  await expect.element(page.getByText('12.50')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
})

it('has only the tabs and acts the operator has a right to', async () => {
  await open('/members/7/show/devices', ['member.read'])
  await expect.element(page.getByText('Pixel 9')).toBeVisible()
  for (const name of ['Purchases', 'Reports'])
    await expect.element(page.getByRole('tab', { name })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Sign out' })).not.toBeInTheDocument()
  await expect.element(page.getByText('12.50')).not.toBeInTheDocument()
})

it('R-25: reads what a member watched only once the operator asks for it', async () => {
  const { history } = await open('/members/7/show/history', ['member.read'])
  const ask = page.getByRole('button', { name: 'View watch history' })
  await expect.element(ask).toBeVisible()
  expect(history).not.toHaveBeenCalled()
  await ask.click()
  await vi.waitFor(() =>
    expect(history).toHaveBeenCalledWith(expect.objectContaining({ page: 1, limit: 20, filter: { user_id: 7 } })),
  )
})

it('lets operators edit notes of their own alone', async () => {
  await open('/members/7/show/notes', ['member.read', 'member.write'])
  await expect.element(page.getByText('Asked twice')).toBeVisible()
  expect(page.getByRole('button', { name: 'Edit note' }).elements()).toHaveLength(1)
  expect(page.getByRole('button', { name: 'Remove' }).elements()).toHaveLength(2)
  await page.getByRole('button', { name: 'Edit note' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Mine')
})
