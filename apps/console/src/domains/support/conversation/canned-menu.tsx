import { languageNames } from '@cliffhanger/i18n/languages.ts'
import { Box, Paper, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { type CannedOption, optionId } from './use-canned.ts'

interface CannedMenuProps {
  readonly listId: string
  readonly options: readonly CannedOption[]
  /** Of the chosen one; -1: there is none. */
  readonly place: number
  /** Of the member. */
  readonly language: string
  readonly isRead: boolean
  readonly onChoose: (text: string) => void
}

/** Answers to choose from, above the field, which keeps the focus. */
export const CannedMenu = ({ listId, options, place, language, isRead, onChoose }: CannedMenuProps) => {
  const t = useTexts()
  useEffect(() => {
    document.getElementById(optionId(listId, place))?.scrollIntoView({ block: 'nearest' })
  }, [listId, place])
  return (
    <Paper
      sx={{
        position: 'absolute',
        bottom: '100%',
        left: 0,
        right: 0,
        zIndex: 2,
        mb: 0.5,
        maxHeight: 280,
        overflowY: 'auto',
      }}
      elevation={8}
    >
      <Box id={listId} role="listbox" aria-label={t('cases.canned')}>
        {options.map((option, index) => (
          <Box
            key={option.id}
            id={optionId(listId, index)}
            role="option"
            aria-selected={index === place}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option.text)}
            sx={{
              px: 1.5,
              py: 1,
              minHeight: 44,
              cursor: 'pointer',
              bgcolor: index === place ? 'action.selected' : undefined,
              '&:hover': { bgcolor: index === place ? 'action.selected' : 'action.hover' },
            }}
          >
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
              <Typography noWrap sx={{ flex: 1, fontWeight: 600 }}>
                {option.title}
              </Typography>
              {option.language !== language && (
                <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
                  {t('cases.cannedIn', { language: languageNames[option.language] })}
                </Typography>
              )}
            </Box>
            <Typography noWrap color="textSecondary" variant="body2">
              {option.text}
            </Typography>
          </Box>
        ))}
      </Box>
      {isRead && options.length === 0 && (
        <Typography role="status" color="textSecondary" sx={{ p: 1.5 }}>
          {t('cases.cannedNone')}
        </Typography>
      )}
    </Paper>
  )
}
