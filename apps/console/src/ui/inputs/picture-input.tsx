import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, CircularProgress, FormHelperText, Stack, Typography } from '@mui/material'
import { type ChangeEvent, type ReactNode, useId, useState } from 'react'
import { useInput, ValidationError } from 'react-admin'
import { failureText } from '../../platform/failure.ts'
import { objectSender, openObjectWriter } from '../../platform/object-store.ts'
import { useTexts } from '../../platform/texts.ts'

interface PictureInputProps {
  readonly source: string
  readonly label: string
  /** Address of the picture that is there already, '' for none. */
  readonly current: string
  /** Width by height of the preview, in CSS pixels. */
  readonly size: readonly [width: number, height: number]
  readonly isRequired?: boolean
  /** Stands over the picture once there is one. */
  readonly over?: ReactNode
}

/** Uploads a picture at once and keeps its key in the form; the server turns it into a public one when the form is saved. */
export const PictureInput = ({ source, label, current, size, isRequired = false, over }: PictureInputProps) => {
  const t = useTexts()
  const inputId = useId()
  const { field, fieldState } = useInput({
    source,
    defaultValue: '',
    ...(isRequired && { validate: (value: unknown) => (value ? undefined : t('shell.required')) }),
  })
  const [preview, setPreview] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const refusal = fieldState.error?.message
  const problem = failure !== '' ? failure : refusal && <ValidationError error={refusal} />
  const shown = preview || (field.value ? current : '')

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    setBusy(true)
    setFailure('')
    try {
      const writer = await openObjectWriter('picture', file)
      await objectSender.sendAtOnce(writer, file)
      field.onChange(writer.key)
      setPreview(URL.createObjectURL(file))
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box>
      <Typography component="label" htmlFor={inputId} variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box
        sx={{
          width: size[0],
          height: size[1],
          mt: 0.75,
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          overflow: 'hidden',
          borderRadius: 1.5,
          bgcolor: 'background.raised',
          border: '1px dashed',
          borderColor: problem ? 'error.main' : 'divider',
        }}
      >
        {isBusy && <CircularProgress size={28} aria-label={label} />}
        {!isBusy && shown && (
          <img src={shown} alt={label} width={size[0]} height={size[1]} style={{ objectFit: 'cover' }} />
        )}
        {!isBusy && shown && over}
        {!isBusy && !shown && <AddIcon color="disabled" fontSize="large" />}
      </Box>
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button component="label" htmlFor={inputId} size="small" variant="outlined" disabled={isBusy}>
          {t('upload.choosePicture')}
        </Button>
        {shown && !isRequired && (
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              field.onChange('')
              setPreview('')
            }}
          >
            {t('shell.remove')}
          </Button>
        )}
      </Stack>
      <input id={inputId} type="file" accept="image/*" onChange={upload} style={hidden} />
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Box>
  )
}

/** Out of sight, yet reached by the keyboard through its label's button. */
const hidden = { position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' } as const
