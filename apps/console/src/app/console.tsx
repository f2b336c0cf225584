import type { OperatorPermission } from '@cliffhanger/contract/call.ts'
import { lazy } from 'react'
import { Admin, type I18nProvider, Resource } from 'react-admin'
import { businessSource, revenueSource } from '../domains/business/sources.ts'
import { moneyWaitingSource } from '../domains/wallet/money-waiting.ts'
import { authProvider } from '../platform/auth-provider.ts'
import { createDataProvider, type Source } from '../platform/data-provider.ts'
import { useThemeMode } from '../platform/theme-choice.ts'
import { themes } from '../ui/theme.ts'
import { ConsoleLayout } from './console-layout.tsx'
import { MissingPage } from './missing-page.tsx'
import { pages } from './pages/pages.ts'
import { SignInPage } from './sign-in-page.tsx'
import { waitingSource } from './waiting.ts'

const sources = new Map<string, Source>([
  ['business', businessSource],
  ['revenue', revenueSource],
  ['waiting', waitingSource],
  ['money-waiting', moneyWaitingSource],
  ...pages.flatMap(({ name, source, parts = {} }) => [[name, source] as const, ...Object.entries(parts)]),
])
const dataProvider = createDataProvider(Object.fromEntries(sources))

const Dashboard = lazy(async () => ({ default: (await import('./dashboard/dashboard.tsx')).Dashboard }))
const MyAccountPage = lazy(async () => ({
  default: (await import('../domains/operators/my-account-page.tsx')).MyAccountPage,
}))

/** The operators' console: react-admin over the operators' calls of the contract. */
export const Console = ({ i18nProvider }: { readonly i18nProvider: I18nProvider }) => (
  <Admin
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    layout={ConsoleLayout}
    dashboard={Dashboard}
    catchAll={MissingPage}
    loginPage={SignInPage}
    theme={themes[useThemeMode()]}
    darkTheme={null}
    requireAuth
    title="Cliffhanger"
    disableTelemetry
  >
    {(permissions: readonly OperatorPermission[]) => [
      ...pages
        .filter((page) => permissions.includes(page.permission))
        .map(({ name, list, show, edit, create }) => (
          <Resource
            key={name}
            name={name}
            list={list}
            {...(show && { show })}
            {...(edit && { edit })}
            {...(create && permissions.includes(create.permission) && { create: create.page })}
          />
        )),
      <Resource key="my-account" name="my-account" list={MyAccountPage} />,
    ]}
  </Admin>
)
