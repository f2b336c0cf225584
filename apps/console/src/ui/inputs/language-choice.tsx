import { type ClientLanguage, languageNames } from '@cliffhanger/i18n/languages.ts'
import { Tab, Tabs } from '@mui/material'
import { useTexts } from '../../platform/texts.ts'

interface LanguageChoiceProps {
  readonly languages: readonly ClientLanguage[]
  readonly language: ClientLanguage
  readonly onChange: (language: ClientLanguage) => void
}

/** Which language is shown below, where what is shown is no form; a form keeps all languages in the page (LanguageTabs). */
export const LanguageChoice = ({ languages, language, onChange }: LanguageChoiceProps) => {
  const t = useTexts()
  return (
    <Tabs
      variant="scrollable"
      value={language}
      onChange={(_, next: ClientLanguage) => onChange(next)}
      aria-label={t('shell.language')}
      sx={{ mb: 2 }}
    >
      {languages.map((each) => (
        <Tab key={each} value={each} label={languageNames[each]} />
      ))}
    </Tabs>
  )
}
