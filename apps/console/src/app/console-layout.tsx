import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import { Alert, Box, ListItemIcon, ListItemText, MenuItem, Skeleton } from '@mui/material'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import {
  AppBar,
  Layout,
  LinkBase,
  LoadingIndicator,
  LocalesMenuButton,
  Logout,
  UserMenu,
  useGetIdentity,
  useUserMenu,
} from 'react-admin'
import { readPeople } from '../platform/auth-provider.ts'
import { useTexts } from '../platform/texts.ts'
import { ConfirmActionProvider } from '../ui/dialogs/confirm-action.tsx'
import { useDocumentTitle } from './document-title.ts'
import { FindAnything } from './find-anything.tsx'
import { ConsoleMenu } from './menu/console-menu.tsx'
import { ConsoleSidebar } from './menu/console-sidebar.tsx'
import { ThemeItems } from './theme-items.tsx'

/** The frame of every page: bar, menu, and the one dialog that asks for reasons. */
export const ConsoleLayout = ({ children }: { readonly children: ReactNode }) => {
  useDocumentTitle()
  return (
    <Layout appBar={ConsoleBar} menu={ConsoleMenu} sidebar={ConsoleSidebar}>
      <PeopleNotice />
      <ConfirmActionProvider>
        <Suspense fallback={<PagePlace />}>{children}</Suspense>
      </ConfirmActionProvider>
    </Layout>
  )
}

/** Holds the place of a page whose code is on its way; what react-admin shows meanwhile is empty for a second. */
const PagePlace = () => (
  <Box sx={{ py: 2 }}>
    {['head', 'middle', 'foot'].map((part) => (
      <Skeleton key={part} variant="rounded" height={220} sx={{ mb: 2 }} />
    ))}
  </Box>
)

/** Says on every page that one operator does alone what takes two, or that nobody is there for it. */
const PeopleNotice = () => {
  const t = useTexts()
  const [people, setPeople] = useState<Awaited<ReturnType<typeof readPeople>>>()
  useEffect(() => {
    readPeople().then(setPeople, () => undefined)
  }, [])
  if (people?.is_single)
    return (
      <Alert severity="warning" sx={{ mt: 1 }}>
        {t('operators.single')}
      </Alert>
    )
  if (people?.is_alone)
    return (
      <Alert severity="info" sx={{ mt: 1 }}>
        {t('operators.alone')}
      </Alert>
    )
  return undefined
}

const ConsoleBar = () => {
  const { identity } = useGetIdentity()
  return (
    <AppBar
      toolbar={
        <>
          <FindAnything />
          <LocalesMenuButton />
          <LoadingIndicator />
        </>
      }
      userMenu={
        // The button is called what it shows: the operator's name.
        <UserMenu {...(identity?.fullName && { label: identity.fullName })}>
          <MyAccountItem />
          <ThemeItems />
          <Logout />
        </UserMenu>
      }
    />
  )
}

const MyAccountItem = () => {
  const t = useTexts()
  const menu = useUserMenu()
  return (
    <MenuItem component={LinkBase} to="/my-account" onClick={menu?.onClose}>
      <ListItemIcon>
        <AccountIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t('operators.myAccount')}</ListItemText>
    </MenuItem>
  )
}
