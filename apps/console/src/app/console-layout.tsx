import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import type { ReactNode } from 'react'
import { AppBar, Layout, LinkBase, Logout, UserMenu, useGetIdentity, useUserMenu } from 'react-admin'
import { useTexts } from '../platform/texts.ts'
import { AskProvider } from '../ui/ask-reason.tsx'
import { ConsoleMenu } from './console-menu.tsx'

/** The frame of every page: bar, menu, and the one dialog that asks for reasons. */
export const ConsoleLayout = ({ children }: { readonly children: ReactNode }) => (
  <Layout appBar={ConsoleBar} menu={ConsoleMenu}>
    <AskProvider>{children}</AskProvider>
  </Layout>
)

const ConsoleBar = () => {
  const { identity } = useGetIdentity()
  return (
    <AppBar
      userMenu={
        // The button is called what it shows: the operator's name.
        <UserMenu {...(identity?.fullName && { label: identity.fullName })}>
          <MyAccountItem />
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
