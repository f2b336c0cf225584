import { Admin, type I18nProvider, Resource } from 'react-admin'
import { authProvider } from '../platform/auth-provider.ts'
import { createDataProvider } from '../platform/data-provider.ts'
import { theme } from '../ui/theme.ts'
import { SignInPage } from './sign-in-page.tsx'

const dataProvider = createDataProvider({})

/** The operators' console: react-admin over the operators' calls of the contract. */
export const Console = ({ i18nProvider }: { readonly i18nProvider: I18nProvider }) => (
  <Admin
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    loginPage={SignInPage}
    theme={theme}
    darkTheme={null}
    requireAuth
    disableTelemetry
  >
    <Resource name="dramas" list={() => <p>dramas</p>} />
  </Admin>
)
