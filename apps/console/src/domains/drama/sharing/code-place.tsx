import { largestPosterCode, posterSize, smallestPosterCode } from '@cliffhanger/contract/drama/share-calls.ts'
import { Box, Stack, Typography } from '@mui/material'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { maxValue, minValue, NumberInput, required } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../../../platform/texts.ts'

/** CSS pixels of the preview; a poster is drawn larger. */
export const previewSize = [225, 400] as const
const scale = previewSize[0] / posterSize.width

interface CodePosition {
  qr_x: number
  qr_y: number
  qr_size: number
}

const start: CodePosition = { qr_x: 410, qr_y: 994, qr_size: 300 }
/** A step of an arrow key, in units of the poster. */
const step = 10

const within = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most))

/** The code in its place over the preview: dragged, or moved with the arrow keys. */
export const PlacedCode = () => {
  const t = useTexts()
  const { setValue } = useFormContext<CodePosition>()
  const values = useWatch<CodePosition>()
  const { qr_x, qr_y, qr_size } = { ...start, ...values }
  const grip = useRef<{ readonly x: number; readonly y: number }>(undefined)

  const move = (x: number, y: number): void => {
    setValue('qr_x', within(x, posterSize.width - qr_size), { shouldDirty: true })
    setValue('qr_y', within(y, posterSize.height - qr_size), { shouldDirty: true })
  }
  const hold = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX / scale - qr_x, y: event.clientY / scale - qr_y }
  }
  const drag = ({ clientX, clientY }: PointerEvent): void => {
    if (grip.current) move(clientX / scale - grip.current.x, clientY / scale - grip.current.y)
  }
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key]
    if (!by) return
    event.preventDefault()
    move(qr_x + (by[0] ?? 0), qr_y + (by[1] ?? 0))
  }
  return (
    <Box
      component="button"
      type="button"
      aria-label={t('sharing.placeCode', { x: qr_x, y: qr_y })}
      onPointerDown={hold}
      onPointerMove={drag}
      onPointerUp={() => {
        grip.current = undefined
      }}
      onKeyDown={press}
      sx={{
        position: 'absolute',
        left: qr_x * scale,
        top: qr_y * scale,
        width: qr_size * scale,
        height: qr_size * scale,
        p: 0,
        display: 'grid',
        placeItems: 'center',
        cursor: 'grab',
        touchAction: 'none',
        color: '#000',
        bgcolor: '#fff',
        border: '2px solid',
        borderColor: 'primary.main',
      }}
    >
      <Typography variant="caption">QR</Typography>
    </Box>
  )
}

/** The same place in numbers. */
export const CodePositionInputs = () => {
  const t = useTexts()
  const { qr_size = start.qr_size } = useWatch<CodePosition>()
  const most = { x: posterSize.width - qr_size, y: posterSize.height - qr_size }
  return (
    <Box sx={{ mt: 2 }}>
      <Stack direction="row" spacing={2}>
        <NumberInput
          source="qr_x"
          label={t('sharing.codeLeft')}
          defaultValue={start.qr_x}
          validate={[required(), minValue(0), maxValue(most.x)]}
        />
        <NumberInput
          source="qr_y"
          label={t('sharing.codeTop')}
          defaultValue={start.qr_y}
          validate={[required(), minValue(0), maxValue(most.y)]}
        />
        <NumberInput
          source="qr_size"
          label={t('sharing.codeSize')}
          defaultValue={start.qr_size}
          validate={[required(), minValue(smallestPosterCode), maxValue(largestPosterCode)]}
        />
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('sharing.codeHint')}
      </Typography>
    </Box>
  )
}
