import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import SystemIcon from '@mui/icons-material/DevicesOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import { Divider, ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { useUserMenu } from 'react-admin'
import { useTexts } from '../platform/texts.ts'
import { chooseTheme, themeChoices, useThemeChoice } from '../platform/theme-choice.ts'

/** The choice of the theme, in the menu of the operator's account. */
export const ThemeItems = () => {
  const t = useTexts()
  const menu = useUserMenu()
  const chosen = useThemeChoice()
  return (
    <>
      <Divider />
      {themeChoices.map((choice) => {
        const [Icon, text] = looks[choice]
        return (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === chosen}
            selected={choice === chosen}
            onClick={() => {
              chooseTheme(choice)
              menu?.onClose()
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{t(text)}</ListItemText>
          </MenuItem>
        )
      })}
      <Divider />
    </>
  )
}

const looks = {
  system: [SystemIcon, 'shell.themeSystem'],
  light: [LightIcon, 'shell.themeLight'],
  dark: [DarkIcon, 'shell.themeDark'],
} as const
