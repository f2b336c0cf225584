import type { PlainConsoleTextKey } from '@cliffhanger/i18n/console-texts.ts'
import { languageNames, languages } from '@cliffhanger/i18n/languages.ts'
import { Box } from '@mui/material'
import { NumberInput, required, SelectInput, TextInput } from 'react-admin'
import { type Texts, useTexts } from '../../platform/texts.ts'
import { FlagInput } from '../../ui/inputs/flag-input.tsx'
import { fieldKindOf, type SettingName } from './settings-fields.ts'

/** Names of the values a setting chooses between; a value without one is shown as it is. */
const valueTexts: Partial<Record<SettingName, Readonly<Record<string, PlainConsoleTextKey>>>> = {
  template: { 1: 'settings.templateRed', 2: 'settings.templateViolet' },
  send_msg_auto_translate: {
    '-1': 'settings.translateOff',
    0: 'settings.translateAlways',
    1: 'settings.translateOfficial',
    2: 'settings.translateFriends',
  },
}

/** One setting as its schema asks for it, with what it does beneath. */
export const SettingInput = ({ name, isDisabled }: { readonly name: SettingName; readonly isDisabled: boolean }) => {
  const t = useTexts()
  const field = fieldKindOf(name)
  const label = t(`settings.${name}`)
  const help = t(`settings.${name}_help`)
  switch (field.kind) {
    case 'flag':
      return <FlagInput source={name} label={label} help={help} isDisabled={isDisabled} />
    case 'number':
      return <NumberInput source={name} label={label} helperText={help} validate={required()} disabled={isDisabled} />
    case 'choice':
      return (
        <SelectInput
          source={name}
          label={label}
          helperText={help}
          choices={field.values.map((id) => ({ id, name: valueText(t, name, id) }))}
          validate={required()}
          disabled={isDisabled}
        />
      )
    case 'lines':
      return (
        <TextInput
          source={name}
          label={label}
          helperText={help}
          format={(lines: unknown) => (Array.isArray(lines) ? lines.join('\n') : '')}
          parse={(text: string) => text.split('\n')}
          multiline
          minRows={2}
          disabled={isDisabled}
        />
      )
    case 'flags':
      return (
        <Box>
          {field.names.map((part) => (
            <FlagInput key={part} source={`${name}.${part}`} label={moduleText(t, part)} isDisabled={isDisabled} />
          ))}
        </Box>
      )
    case 'text':
      return (
        <TextInput source={name} label={label} helperText={help} parse={(text: string) => text} disabled={isDisabled} />
      )
  }
}

const valueText = (t: Texts, name: SettingName, value: string | number): string => {
  const language = name === 'msg_language' ? languages.find((each) => each === value) : undefined
  if (language) return languageNames[language]
  const key = valueTexts[name]?.[value]
  return key ? t(key) : String(value)
}

const moduleTexts: Readonly<Record<string, PlainConsoleTextKey>> = {
  withdraw: 'settings.moduleWithdraw',
  usdt: 'settings.moduleUsdt',
  treasure: 'settings.moduleTreasure',
  crowdfunding: 'settings.moduleCrowdfunding',
  commission: 'settings.moduleCommission',
}

const moduleText = (t: Texts, part: string): string => {
  const key = moduleTexts[part]
  return key ? t(key) : part
}
