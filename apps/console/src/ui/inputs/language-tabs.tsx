import { type ClientLanguage, clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { Box, Tab, Tabs } from '@mui/material'
import { createContext, type ReactNode, useId, useState } from 'react'

/** Whether the tab around is the open one; what is costly to draw waits for it. */
export const IsTabOpen = createContext(true)

interface LanguageTabsProps {
  readonly label: string
  /** Language that is open first. */
  readonly first: ClientLanguage
  readonly children: (language: ClientLanguage) => ReactNode
}

/** The same fields once per language, one language at a time. All stay in the page, so that all are part of the form. */
export const LanguageTabs = ({ label, first, children }: LanguageTabsProps) => {
  const [shown, setShown] = useState<ClientLanguage>(first)
  const prefix = useId()
  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={shown}
        onChange={(_, language: ClientLanguage) => setShown(language)}
        aria-label={label}
        sx={{ mb: 2 }}
      >
        {clientLanguages.map((language) => (
          <Tab
            key={language}
            value={language}
            label={languageNames[language]}
            id={`${prefix}tab-${language}`}
            aria-controls={`${prefix}panel-${language}`}
          />
        ))}
      </Tabs>
      {clientLanguages.map((language) => (
        <Box
          key={language}
          role="tabpanel"
          id={`${prefix}panel-${language}`}
          aria-labelledby={`${prefix}tab-${language}`}
          hidden={language !== shown}
        >
          <IsTabOpen value={language === shown}>{children(language)}</IsTabOpen>
        </Box>
      ))}
    </Box>
  )
}
